import type { Language } from "@stoep/contract/kernel";

/** The fields of the form as a browser sends them. */
export type Typed = Readonly<Record<string, unknown>>;

export const textOf = (typed: Typed, name: string): string => {
  const value = typed[name];
  return typeof value === "string" ? value : "";
};

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const idOf = (typed: Typed, name: string): string | null => {
  const text = textOf(typed, name);
  return id.test(text) ? text : null;
};

/** What the API gets. No proof is computed without script, so the form waits for a mailed link while many are sent. */
export const draftOf = (typed: Typed, language: Language) => ({
  firstName: textOf(typed, "firstName"),
  lastName: textOf(typed, "lastName"),
  email: textOf(typed, "email"),
  phone: textOf(typed, "phone"),
  description: textOf(typed, "description"),
  categoryId: idOf(typed, "categoryId"),
  postId: idOf(typed, "postId"),
  hasConsented: textOf(typed, "hasConsented") !== "",
  consentVersion: Number.parseInt(textOf(typed, "consentVersion"), 10) || 0,
  stamp: textOf(typed, "stamp"),
  website: textOf(typed, "website"),
  language,
  confirmsByMail: true,
});
