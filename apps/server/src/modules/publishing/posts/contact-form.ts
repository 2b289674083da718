/** Buttons that lead to the form by which the organisation is asked for help: only while it has one. S1 §3 */
import type { FieldCode } from "@stoep/contract/kernel";
import type { Db } from "#kernel/database.ts";
import type { PostContent } from "./content.ts";

type FormsOf = (db: Db, organisationIds: readonly string[], now: Date) => Promise<ReadonlySet<string>>;
let formsOf: FormsOf = async () => new Set();
/** Care comes later, and says whose form is on. */
export function provideContactForms(provided: FormsOf): void {
  formsOf = provided;
}

/** A code at `ctaType` if the button leads to a form that is not there. */
export async function contactFormProblems(
  db: Db,
  organisationId: string,
  { ctaType }: Pick<PostContent, "ctaType">,
  now: Date,
): Promise<Record<string, FieldCode>> {
  if (ctaType !== "contact-form" || (await formsOf(db, [organisationId], now)).has(organisationId)) return {};
  return { ctaType: "contactFormOff" };
}

/** Where it is, within the network's pages. */
export const contactFormPath = (organisationId: string, postId: string): string =>
  `/care/help/${organisationId}?message=${postId}`;
