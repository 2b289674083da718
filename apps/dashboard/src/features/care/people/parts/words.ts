import type { Gender, SpokenLanguage } from "@stoep/contract/care";
import { spokenLanguages } from "@stoep/contract/care/values";
import { type api, textOf } from "../../../../app/index.ts";
import type en from "../text/en.json";

export const useText = textOf<typeof en>("care/people");

export type Person = Awaited<ReturnType<typeof api.care.getPerson>>;
export type MemberRow = Awaited<ReturnType<typeof api.care.listMembers>>["items"][number];
export type PersonHit = Awaited<ReturnType<typeof api.care.findPeople>>["items"][number];
export type Private = Awaited<ReturnType<typeof api.care.showPrivate>>;
export type RecordReading = Awaited<ReturnType<typeof api.care.listReadings>>["items"][number];
export type PersonNote = Awaited<ReturnType<typeof api.care.searchNotes>>["items"][number];

/** In the order of the screens. */
export const genders = ["female", "male", "non-binary"] as const satisfies readonly Gender[];
export const levelLooks = { active: "done", new: "new", inactive: "ended" } as const;
/** The names of languages in the user's language, common ones first. */
export function spokenNames(reader: string): { value: SpokenLanguage; label: string }[] {
  const names = new Intl.DisplayNames(reader, { type: "language" });
  return spokenLanguages.map((value) => ({ value, label: names.of(value) ?? value }));
}

/** The record of a person, whether member or helper. */
export const personHref = (personId: string) => `/care/members/${personId}`;
