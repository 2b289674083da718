import type { Api } from "../../../../../../e2e/calls.ts";
import { type FeatureScreens, nobodysId } from "../../../../../../e2e/screen.ts";

/** A vote that is under way, of a citizen budget that Dirk may read; the ids of nothing where there is none. */
async function someVote(api: Api): Promise<{ projectId: string; roundId: string }> {
  const { items } = await api.participation.listOpenProjects({});
  const budgets = items.filter(({ kind }) => kind === "budget");
  for (const { id: projectId } of budgets) {
    const rounds = await api.budgets.readRounds({ params: { projectId } });
    const active = rounds.items.find(({ state }) => state === "active");
    if (active) return { projectId, roundId: active.id };
  }
  return { projectId: budgets[0]?.id ?? nobodysId, roundId: nobodysId };
}

export const screens: FeatureScreens = {
  async resident({ api }) {
    const { projectId, roundId } = await someVote(api);
    const page = `/gent/projects/${projectId}/votes/${roundId}`;
    return [
      { name: "vote", path: page },
      { name: "vote-check", path: `${page}/check` },
      { name: "vote-mine", path: `${page}/mine` },
    ];
  },
};
