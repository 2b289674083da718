/** THE ordered list. A capability may use those before it, through their door; never those after it. */
export const capabilities = [
  "files",
  "notifications",
  "audit",
  "accounts",
  "licences",
  "neighbourhoods",
  "residents",
  "conversations",
  "publishing",
  "feed",
] as const;

export type Capability = (typeof capabilities)[number];
