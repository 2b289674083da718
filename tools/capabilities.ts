/** The ordered list. A capability may use those before it, through their doors; never those after it. */
export const capabilities = [
  "files",
  "notifications",
  "audit",
  "accounts",
  "neighbourhoods",
  "licences",
  "residents",
  "conversations",
  "publishing",
  "vacancies",
  "shouts",
  "participation",
  "budgets",
  "surveys",
  "feed",
  "care",
  "platform",
] as const;

export type Capability = (typeof capabilities)[number];
