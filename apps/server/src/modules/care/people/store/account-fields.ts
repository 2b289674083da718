/**
 * A linked account's e-mail address and language are read from the account each time, never copied; typed values are kept behind
 * them. S2 §3
 */
import type { SpokenLanguage } from "@stoep/contract/care";
import { sql } from "kysely";

/** `person`: the alias of the person's table. */
const accountFieldOrTyped = <T>(person: string, column: "email" | "language", typed: string) =>
  sql<T>`coalesce((select linked.${sql.raw(column)} from public.account as linked
    where linked.id = ${sql.ref(`${person}.accountId`)}), ${sql.ref(`${person}.${typed}`)})`;

export const effectiveEmail = (person: string) => accountFieldOrTyped<string | null>(person, "email", "email");
export const effectiveLanguage = (person: string) =>
  accountFieldOrTyped<SpokenLanguage>(person, "language", "language");

/** Selected beside the typed values, which are the ones edited, compared and merged. */
export const effectiveContactSelection = (person: string) => [
  effectiveEmail(person).as("shownEmail"),
  effectiveLanguage(person).as("shownLanguage"),
];

interface EffectiveContact {
  shownEmail: string | null;
  shownLanguage: SpokenLanguage;
}
/** Replaces the typed values by those that are shown and written to. */
export const withEffectiveContact = <Row extends EffectiveContact>(row: Row): Row => ({
  ...row,
  email: row.shownEmail,
  language: row.shownLanguage,
});
