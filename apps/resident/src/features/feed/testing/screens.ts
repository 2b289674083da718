import type { FeatureScreens } from "../../../../../../e2e/screen.ts";

export const screens: FeatureScreens = {
  resident: () => [{ name: "feed", path: "/gent" }],
};
