import type { ActivityLevel, Gender, LeadSource, SpokenLanguage } from "@stoep/contract/care";
import { type api, textOf } from "../../../../app/index.ts";
import type en from "../text/en.json";

export const useText = textOf<typeof en>("care/people");

export type Person = Awaited<ReturnType<typeof api.care.getPerson>>;
export type MemberRow = Awaited<ReturnType<typeof api.care.listMembers>>["items"][number];
export type PersonHit = Awaited<ReturnType<typeof api.care.findPeople>>["items"][number];
export type Private = Awaited<ReturnType<typeof api.care.showPrivate>>;
export type RecordReading = Awaited<ReturnType<typeof api.care.listReadings>>["items"][number];
export type PersonNote = Awaited<ReturnType<typeof api.care.searchNotes>>["items"][number];

/** The contract's lists, repeated here so that no schema is loaded for them. */
export const levels = ["active", "new", "inactive"] as const satisfies readonly ActivityLevel[];
export const genders = ["female", "male", "non-binary"] as const satisfies readonly Gender[];
export const levelLooks = { active: "done", new: "new", inactive: "ended" } as const;
export const leadSources = [
  "word-of-mouth",
  "letter",
  "ad",
  "referral",
  "stoep",
  "event",
  "outreach",
  "website",
  "social-media",
  "other",
] as const satisfies readonly LeadSource[];
const spoken = "nl fr en tr de es it ar pl pt ro bg ru uk sk cs hu el sq sr hr fa ps ur hi zh vi so ti ku am zgh".split(
  " ",
) as SpokenLanguage[];

/** The names of languages in the user's language, common ones first. */
export function spokenNames(reader: string): { value: SpokenLanguage; label: string }[] {
  const names = new Intl.DisplayNames(reader, { type: "language" });
  return spoken.map((value) => ({ value, label: names.of(value) ?? value }));
}

/** The record of a person, whether member or helper. */
export const personHref = (personId: string) => `/care/members/${personId}`;
