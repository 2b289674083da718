import type { Api } from "../../../../../../e2e/calls.ts";
import { type FeatureScreens, nobodysId } from "../../../../../../e2e/screen.ts";

/** The votes on all citizen budgets, with the paths of their projects. */
async function listVotes(api: Api) {
  const { items } = await api.participation.listProjects({ query: { kind: "budget" } });
  const lists = items.map(async ({ id: projectId }) => {
    const { rounds } = await api.budgets.listRounds({ params: { projectId } });
    return rounds.map(({ id, state }) => ({ id, state, page: `/dashboard/participation/projects/${projectId}` }));
  });
  return (await Promise.all(lists)).flat();
}

export const screens: FeatureScreens = {
  async staff({ api }) {
    const votes = await listVotes(api);
    const one = (state: (typeof votes)[number]["state"]) => {
      const vote = votes.find((its) => its.state === state);
      if (!vote) throw new Error(`the demonstration has no vote that is ${state}`);
      return vote;
    };
    const draft = one("draft");
    const prepared = `${draft.page}/vote/${draft.id}`;
    return [
      { name: "vote-drafted", path: `${draft.page}?tab=vote` },
      { name: "vote-under-way", path: `${one("active").page}?tab=vote` },
      { name: "vote-counted", path: `${one("finished").page}?tab=vote` },
      { name: "vote-rules", path: prepared },
      { name: "vote-money", path: `${prepared}?step=districts` },
      { name: "vote-ideas", path: `${prepared}?step=ideas` },
      { name: "vote-trial", path: `${prepared}?step=trial` },
      { name: "vote-check", path: `${prepared}?step=check` },
      { name: "vote-gone", path: `${draft.page}/vote/${nobodysId}` },
    ];
  },
};
