import type { ReadRound } from "@stoep/contract/budgets";
import type { Api } from "../../../../../../e2e/calls.ts";
import type { FeatureScreens } from "../../../../../../e2e/screen.ts";

/** The votes on citizen budgets that Dirk may read, with the paths of their projects. */
async function listVotes(api: Api) {
  const { items } = await api.participation.listOpenProjects({});
  const budgets = items.filter(({ kind }) => kind === "budget");
  const lists = budgets.map(async ({ id: projectId }) => {
    const rounds = await api.budgets.readRounds({ params: { projectId } });
    return rounds.items.map(({ id, state }) => ({ id, state, page: `/gent/projects/${projectId}` }));
  });
  return (await Promise.all(lists)).flat();
}

export const screens: FeatureScreens = {
  guest: () => [{ name: "vote-with-code", path: "/gent/vote" }],
  async resident({ api }) {
    const votes = await listVotes(api);
    const one = (state: ReadRound["state"]) => {
      const vote = votes.find((its) => its.state === state);
      if (!vote) throw new Error(`the demonstration has no vote that is ${state}`);
      return vote;
    };
    const active = one("active");
    const ballot = `${active.page}/votes/${active.id}`;
    return [
      { name: "vote-under-way", path: active.page },
      { name: "vote-counted", path: one("finished").page },
      { name: "vote", path: ballot },
      { name: "vote-check", path: `${ballot}/check` },
      { name: "vote-mine", path: `${ballot}/mine` },
    ];
  },
};
