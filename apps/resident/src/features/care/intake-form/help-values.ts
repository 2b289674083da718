import type { Address } from "../../residents/index.ts";

/** What is typed into the form. */
export const empty = {
  description: "",
  categoryId: "",
  firstName: "",
  lastName: "",
  phone: "",
  email: "",
  address: null as Address | null,
  hasConsented: false,
  /** Of the text beside which the box was ticked: another text, as in another language, is not agreed to. */
  consentVersion: null as number | null,
  website: "",
};
export type Values = typeof empty;

export const agreesTo = ({ hasConsented, consentVersion }: Values, version: number): boolean =>
  hasConsented && consentVersion === version;
