import { apiAs } from "../../../../../../e2e/calls.ts";
import { people } from "../../../../../../e2e/people.ts";
import { type FeatureScreens, nobodysId } from "../../../../../../e2e/screen.ts";

export const screens: FeatureScreens = {
  async resident() {
    const city = await apiAs(people.ada);
    const { items } = await city.conversations.listReported({ query: { state: "decided" } });
    const mine = items.filter(({ author, decision }) => author.name?.startsWith("Dirk") && decision?.kind !== "kept");
    const waiting = mine.find(({ appeal }) => appeal && !appeal.outcome);
    const answered = mine.find(({ appeal }) => appeal?.outcome);
    const unasked = mine.find(({ appeal }) => !appeal);
    return [
      { name: "decision", path: `/gent/decisions/${unasked?.id ?? nobodysId}` },
      { name: "decision-waiting", path: `/gent/decisions/${waiting?.id ?? nobodysId}` },
      { name: "decision-answered", path: `/gent/decisions/${answered?.id ?? nobodysId}` },
      { name: "decision-gone", path: `/gent/decisions/${nobodysId}` },
    ];
  },
};
