import type { FeatureScreens } from "../../../../../../e2e/screen.ts";

export const screens: FeatureScreens = {
  staff: () => [
    { name: "waiting", path: "/dashboard/residents/waiting" },
    { name: "waiting-decided", path: "/dashboard/residents/waiting?tab=decided" },
    { name: "letters", path: "/dashboard/residents/waiting?tab=letters" },
    { name: "borders", path: "/dashboard/residents/waiting?tab=borders" },
  ],
};
