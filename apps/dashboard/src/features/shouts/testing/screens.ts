import { type FeatureScreens, nobodysId } from "../../../../../../e2e/screen.ts";

export const screens: FeatureScreens = {
  async staff({ api }) {
    const [first] = (await api.shouts.listShouts({ query: {} })).items;
    const open = `/dashboard/shouts?status=all&shout=${first?.id ?? nobodysId}`;
    return [
      { name: "shouts", path: "/dashboard/shouts" },
      { name: "shouts-map", path: "/dashboard/shouts?status=all&view=map" },
      { name: "shouts-nothing", path: "/dashboard/shouts?search=qqqq" },
      { name: "shout", path: open },
      { name: "shout-notes", path: `${open}&tab=notes` },
      { name: "shout-history", path: `${open}&tab=history` },
      { name: "shouts-unshared", path: "/dashboard/shouts/unshared" },
      { name: "shouts-neighbourhoods", path: "/dashboard/shouts/neighbourhoods" },
      { name: "shouts-figures", path: "/dashboard/shouts/figures" },
      { name: "settings-default-handlers", path: "/dashboard/settings/default-handlers" },
      { name: "shouts-templates", path: "/dashboard/shouts/templates" },
    ];
  },
};
