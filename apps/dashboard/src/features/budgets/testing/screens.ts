import type { Api } from "../../../../../../e2e/calls.ts";
import { type FeatureScreens, nobodysId } from "../../../../../../e2e/screen.ts";

type Found = { projectId: string; roundId: string };

/** A vote that is prepared, of a citizen budget that has one or a phase for it. */
async function someDraft(api: Api): Promise<Found> {
  const { items } = await api.participation.listProjects({ query: { kind: "budget" } });
  for (const { id: projectId } of items) {
    const params = { projectId };
    const { rounds, freePhases } = await api.budgets.listRounds({ params });
    const draft = rounds.find(({ state }) => state === "draft");
    if (draft) return { projectId, roundId: draft.id };
    const [phase] = freePhases;
    if (!phase) continue;
    return { projectId, roundId: (await api.budgets.createRound({ params, body: { phaseId: phase.id } })).id };
  }
  throw new Error("the demonstration has no citizen budget with a phase for a vote");
}

export const screens: FeatureScreens = {
  async staff({ api }) {
    const { projectId, roundId } = await someDraft(api);
    const page = `/dashboard/participation/projects/${projectId}`;
    const step = (name: string) => `${page}/vote/${roundId}?step=${name}`;
    return [
      { name: "vote", path: `${page}?tab=vote` },
      { name: "vote-rules", path: `${page}/vote/${roundId}` },
      { name: "vote-money", path: step("districts") },
      { name: "vote-ideas", path: step("ideas") },
      { name: "vote-trial", path: step("trial") },
      { name: "vote-check", path: step("check") },
      { name: "vote-gone", path: `${page}/vote/${nobodysId}` },
    ];
  },
};
