/** What a linked account says of a person is read there each time, never copied; what was typed stays below it. S2 §3 */
import type { Spoken } from "@stoep/contract/care";
import { sql } from "kysely";

/** `person`: the alias of the person's table. */
const said = <T>(person: string, column: "first_name" | "last_name" | "email" | "language", typed: string) =>
  sql<T>`coalesce((select linked.${sql.raw(column)} from public.account as linked
    where linked.id = ${sql.ref(`${person}.accountId`)}), ${sql.ref(`${person}.${typed}`)})`;

export const shownFirstName = (person: string) => said<string>(person, "first_name", "firstName");
export const shownLastName = (person: string) => said<string>(person, "last_name", "lastName");
export const shownEmail = (person: string) => said<string | null>(person, "email", "email");
export const shownLanguage = (person: string) => said<Spoken>(person, "language", "language");

/** Beside what was typed, which is what gets edited, compared and merged. */
export const shownSelection = (person: string) => [
  shownFirstName(person).as("shownFirstName"),
  shownLastName(person).as("shownLastName"),
  shownEmail(person).as("shownEmail"),
  shownLanguage(person).as("shownLanguage"),
];

interface Shown {
  shownFirstName: string;
  shownLastName: string;
  shownEmail: string | null;
  shownLanguage: Spoken;
}
/** As they are shown and written to. */
export const asShown = <Row extends Shown>(row: Row): Row => ({
  ...row,
  firstName: row.shownFirstName,
  lastName: row.shownLastName,
  email: row.shownEmail,
  language: row.shownLanguage,
});
