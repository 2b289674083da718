/** Vacancies and applications for tests: complete by default. */
import type { Post, PostDraft } from "@stoep/contract/publishing";
import type { ApplicationDraft } from "@stoep/contract/vacancies";
import type { Caller } from "./client.ts";
import { createLive } from "./messages.ts";
import type { Place } from "./places.ts";

type Fields = Partial<NonNullable<PostDraft["vacancy"]>>;

export function createVacancy(
  editor: Caller,
  places: Place[],
  fields: Fields = {},
  changes: Partial<PostDraft> = {},
): Promise<Post> {
  const vacancy = { address: "Dok Noord 4", engagement: "recurring" as const, ...fields };
  return createLive(editor, places, { kind: "vacancy", theme: "sports", title: "Lezer gezocht", vacancy, ...changes });
}

export const anApplication = (changes: Partial<ApplicationDraft> = {}): ApplicationDraft => ({
  firstName: "Dirk",
  lastName: "Peeters",
  email: "dirk@thuis.example",
  phone: "0470 12 34 56",
  address: "",
  motivation: "Ik lees graag voor.\nOp woensdag heb ik tijd.",
  ...changes,
});

export const apply = (resident: Caller, postId: string, changes: Partial<ApplicationDraft> = {}, replaces?: string) =>
  resident.vacancies.apply({
    params: { postId },
    body: { application: anApplication(changes), replaces: replaces ?? null },
  });
