import type { FeatureScreens } from "../../../../../../e2e/screen.ts";

export const screens: FeatureScreens = {
  async guest() {
    return [{ name: "care-link-unknown", path: `/gent/care/answer/${"x".repeat(43)}` }];
  },
};
