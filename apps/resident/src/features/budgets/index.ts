/**
 * Votes on citizen budgets as residents and visitors read of them, on the page of the project: when and how is voted, by whom, over which
 * ideas.
 */
import { lazyPart } from "@stoep/ui/parts";
import type { Feature } from "../../app/index.ts";

const VotePart = lazyPart(() => import("./vote-part.tsx").then((m) => m.VotePart));

export const budgets: Feature = {
  name: "budgets",
  routes: [],
  ofProject: { kind: "budget", Part: VotePart },
  keptParts: async () => [VotePart],
};
