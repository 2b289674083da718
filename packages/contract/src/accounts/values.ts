/** Lists of accounts, for use without its schemas. */

/** Kinds of residents' own messages that an organisation may refuse. S1 §3 */
export const bottomUpKinds = [
  "idea",
  "alert",
  "help-request",
  "looking-for",
  "give-away",
  "borrow",
  "general",
] as const;

export const organisationKinds = ["city", "company", "association"] as const;
