/** The e-mail address and language of a linked account are read there each time, never copied; what was typed stays below them. S2 §3 */
import type { Spoken } from "@stoep/contract/care";
import { sql } from "kysely";

/** `person`: the alias of the person's table. */
const said = <T>(person: string, column: "email" | "language", typed: string) =>
  sql<T>`coalesce((select linked.${sql.raw(column)} from public.account as linked
    where linked.id = ${sql.ref(`${person}.accountId`)}), ${sql.ref(`${person}.${typed}`)})`;

export const shownEmail = (person: string) => said<string | null>(person, "email", "email");
export const shownLanguage = (person: string) => said<Spoken>(person, "language", "language");

/** Beside what was typed, which is what gets edited, compared and merged. */
export const shownSelection = (person: string) => [
  shownEmail(person).as("shownEmail"),
  shownLanguage(person).as("shownLanguage"),
];

interface Shown {
  shownEmail: string | null;
  shownLanguage: Spoken;
}
/** As they are shown and written to. */
export const asShown = <Row extends Shown>(row: Row): Row => ({
  ...row,
  email: row.shownEmail,
  language: row.shownLanguage,
});
