import type { FeatureScreens } from "../../../../../../e2e/screen.ts";

export const screens: FeatureScreens = {
  staff: () => [
    { name: "reports", path: "/dashboard/reports" },
    { name: "reports-decided", path: "/dashboard/reports?state=decided" },
  ],
};
