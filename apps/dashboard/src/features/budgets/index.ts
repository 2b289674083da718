/**
 * Votes on citizen budgets, on a tab of the budget's page: a vote is prepared step by step, tried with invented ballots, and opened. What
 * is open is only read; where its meaning has to change it is given up for a new one. D §11
 */
import { lazyPart } from "@stoep/ui/parts";
import type { Feature } from "../../app/index.ts";

export { batchInterval, wholeNumber } from "./code-batches/asked-often.ts";
export { BatchTable } from "./code-batches/batch-table.tsx";

export const budgets: Feature = {
  name: "budgets",
  licence: "ideas",
  routes: [
    {
      path: "/participation/projects/$projectId/vote/$roundId",
      screen: () => import("./round/round-screen.tsx").then((m) => m.RoundScreen),
    },
  ],
  projectTabs: [
    {
      key: "vote",
      after: "contributions",
      licence: "ideas",
      isFor: ({ kind }) => kind === "budget",
      Part: lazyPart(() => import("./tab/vote-tab.tsx").then((m) => m.VoteTab)),
    },
  ],
  places: [{ key: "votes", href: "/participation/overview?tab=budgets", licence: "ideas" }],
};
