/**
 * Votes on citizen budgets, on the page of the project: when and how is voted, by whom, over which ideas, and what came of it. Residents
 * vote on screens of their own: what they chose stays on their device until they send it.
 *
 *     choose ⇄ check ──send──▶ mine ──change──▶ choose
 *                               └─withdraw─▶ nothing sent
 *
 * With a code everybody votes in the same steps, on one screen that keeps nothing.
 */
import { lazyPart } from "@stoep/ui/parts";
import type { Feature } from "../../app/index.ts";
import { codePath } from "./ballot/ballot-address.ts";
import { ResultPart } from "./result/index.ts";

export { CodeForm, useWrongCode } from "./code/code-form.tsx";
export { isCodeOf, shownCode } from "./code/typed-code.ts";

const VotePart = lazyPart(() => import("./vote-part.tsx").then((m) => m.VotePart));

export const budgets: Feature = {
  name: "budgets",
  routes: [
    {
      path: "/projects/:projectId/votes/:roundId",
      screen: () => import("./ballot/choose-screen.tsx").then((m) => m.ChooseScreen),
      isForResidents: true,
    },
    {
      path: "/projects/:projectId/votes/:roundId/check",
      screen: () => import("./ballot/check-screen.tsx").then((m) => m.CheckScreen),
      isForResidents: true,
    },
    {
      path: "/projects/:projectId/votes/:roundId/mine",
      screen: () => import("./ballot/cast-screen.tsx").then((m) => m.CastScreen),
      isForResidents: true,
    },
    { path: codePath, screen: () => import("./code/code-screen.tsx").then((m) => m.CodeScreen), isBare: true },
  ],
  ofProject: { kind: "budget", Part: VotePart },
  takePart: { first: () => import("./open-votes.tsx").then((m) => m.OpenVotes) },
  keptParts: async () => [VotePart, ResultPart],
};
