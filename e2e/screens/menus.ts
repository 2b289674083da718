/** Which features’ screens each test file looks at, by menu, so that several workers share them. */
import type { Viewer } from "../screen.ts";

export const menus = {
  staff: {
    messages: ["publishing"],
    care: ["care"],
    shouts: ["shouts", "residents", "vacancies"],
    participation: ["participation", "budgets", "surveys"],
    reports: ["conversations", "notifications", "feed", "audit", "licences", "app"],
    settings: ["accounts"],
  },
  office: { all: ["accounts", "platform"] },
  resident: {
    feed: ["feed", "publishing", "conversations", "app"],
    neighbours: ["care", "participation", "budgets", "residents", "shouts", "vacancies"],
    account: ["accounts", "notifications"],
  },
  guarded: { account: ["accounts"] },
  guest: {
    all: ["accounts", "app", "budgets", "care", "feed", "participation", "platform", "publishing", "residents"],
  },
} as const satisfies Record<Viewer, Record<string, readonly string[]>>;
