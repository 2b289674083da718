import type { HelpForm, SentForm } from "@stoep/contract/care";
import type { Language } from "@stoep/contract/kernel";
import type { SubmissionRow } from "./store/submissions.ts";

/** Introduction and consent text, each in the first of these languages in which it is written. null: there is nothing to agree to. */
export function viewTexts(
  order: readonly Language[],
  intros: Partial<Record<Language, string>>,
  consents: readonly HelpForm["consent"][],
): Pick<HelpForm, "intro" | "consent"> | null {
  const consent = order.flatMap((one) => consents.filter(({ language }) => language === one))[0];
  if (!consent) return null;
  const { text, language, version } = consent;
  const intro = order.flatMap((one) => (intros[one] ? [{ text: intros[one], language: one }] : []))[0];
  return { intro: intro ?? null, consent: { text, language, version } };
}

export const viewSentForm = (row: SubmissionRow): SentForm => ({
  sentAt: row.sentAt.toISOString(),
  name: row.name,
  email: row.email,
  phone: row.phone,
  address: row.address,
  isNew: row.isNew,
  consent: { version: row.version, language: row.language, text: row.text, since: row.since.toISOString() },
  post: row.postId === null ? null : { id: row.postId, title: row.title ?? "" },
});
