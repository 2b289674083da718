/** Buttons that lead to the organisation's intake form: allowed only while the form is open. S1 §3 */
import type { FieldCode } from "@stoep/contract/kernel";
import type { Context } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import type { PostContent } from "./content.ts";

/** Of these organisations, those whose form is on. */
type FormsOf = (db: Db, organisationIds: readonly string[], now: Date) => Promise<ReadonlySet<string>>;

declare module "#kernel/provided.ts" {
  interface Provides {
    contactForms?: FormsOf;
  }
  interface Provided {
    contactForms: FormsOf;
  }
}

/** Returns a code at `ctaType` if the button leads to a form that is not open. */
export async function contactFormProblems(
  { provided, db, now }: Pick<Context, "provided" | "db" | "now">,
  organisationId: string,
  { ctaType }: Pick<PostContent, "ctaType">,
): Promise<Record<string, FieldCode>> {
  if (ctaType !== "contact-form") return {};
  if ((await provided.contactForms(db, [organisationId], now)).has(organisationId)) return {};
  return { ctaType: "contactFormOff" };
}

/** The form's path within the network's pages. */
export const contactFormPath = (organisationId: string, postId: string): string =>
  `/care/help/${organisationId}?message=${postId}`;
