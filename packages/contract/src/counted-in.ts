/**
 * Which capabilities count or show what another one holds: the one place that says which numbers an act of staff changes. A screen that
 * acts fetches all of them again, so that no number is right in one place and old in another.
 */

/** By the capability that the act belongs to. */
export const countedIn: { readonly [capability: string]: readonly string[] } = {
  // The organisation's name and logo are on its messages, its members in lists of colleagues.
  accounts: ["feed", "licences", "publishing", "shouts"],
  // Comments and reactions are counted on what they are about.
  conversations: ["feed", "notifications", "participation", "publishing", "shouts"],
  licences: ["accounts"],
  // Projects and ideas are found by the search, projects shared by a link that says who can open it; reports of hidden ideas are settled;
  // votes are on ideas and their costs, and surveys name their project.
  participation: ["budgets", "conversations", "feed", "notifications", "publishing", "shouts", "surveys"],
  platform: ["accounts", "licences", "neighbourhoods"],
  // Reports of what is deleted are settled.
  publishing: ["conversations", "feed", "notifications", "vacancies"],
  residents: ["feed", "publishing"],
  shouts: ["conversations", "feed", "notifications"],
  // The tabs of the inbox count surveys beside messages.
  surveys: ["publishing"],
  vacancies: ["feed", "publishing"],
};

/** The capabilities whose data a command of this one changes. Every act of staff is in their organisation's log. */
export const touchedBy = (capability: string): string[] => [capability, ...(countedIn[capability] ?? []), "audit"];
