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

/** Text messages that an organisation may send in a month: the highest ceiling that can be set. */
export const textCeilingMax = 100_000;

export const organisationKinds = ["city", "company", "association"] as const;
