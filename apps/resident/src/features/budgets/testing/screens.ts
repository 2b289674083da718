import { type FeatureScreens, nobodysId } from "../../../../../../e2e/screen.ts";

export const screens: FeatureScreens = {
  async resident({ api }) {
    const { items } = await api.participation.listOpenProjects({});
    for (const { id } of items) {
      const { items: rounds } = await api.budgets.readRounds({ params: { projectId: id } });
      if (rounds.length > 0) return [{ name: "vote", path: `/gent/projects/${id}#vote` }];
    }
    // Until the demonstration has a vote, the page says that there is no such project.
    return [{ name: "vote", path: `/gent/projects/${nobodysId}#vote` }];
  },
};
