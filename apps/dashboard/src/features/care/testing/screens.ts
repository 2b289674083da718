import type { FeatureScreens } from "../../../../../../e2e/screen.ts";

export const screens: FeatureScreens = {
  staff: () => [{ name: "care-tags", path: "/dashboard/care/tags" }],
};
