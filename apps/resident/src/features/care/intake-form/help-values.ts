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
  website: "",
};
export type Values = typeof empty;
