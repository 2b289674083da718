/** Buttons that lead to the organisation's intake form: allowed only while the form is open. S1 §3 */
import type { FieldCode } from "@stoep/contract/kernel";
import type { Db } from "#kernel/database.ts";
import type { PostContent } from "./content.ts";

type FormsOf = (db: Db, organisationIds: readonly string[], now: Date) => Promise<ReadonlySet<string>>;
let formsOf: FormsOf = async () => new Set();
/** Care is a later capability, and provides which organisations have an open form. */
export function provideContactForms(provided: FormsOf): void {
  formsOf = provided;
}

/** Returns a code at `ctaType` if the button leads to a form that is not open. */
export async function contactFormProblems(
  db: Db,
  organisationId: string,
  { ctaType }: Pick<PostContent, "ctaType">,
  now: Date,
): Promise<Record<string, FieldCode>> {
  if (ctaType !== "contact-form" || (await formsOf(db, [organisationId], now)).has(organisationId)) return {};
  return { ctaType: "contactFormOff" };
}

/** The form's path within the network's pages. */
export const contactFormPath = (organisationId: string, postId: string): string =>
  `/care/help/${organisationId}?message=${postId}`;
