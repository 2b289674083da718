import type { FeatureScreens } from "../../../../../../e2e/screen.ts";

export const screens: FeatureScreens = {
  staff: () => [
    { name: "settings-log", path: "/dashboard/settings/log" },
    { name: "settings-readings", path: "/dashboard/settings/readings" },
  ],
};
