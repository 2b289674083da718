import type { FeatureScreens } from "../../../../../e2e/screen.ts";

export const screens: FeatureScreens = {
  resident: () => [
    { name: "privacy", path: "/gent/privacy" },
    { name: "not-found", path: "/gent/elsewhere" },
  ],
  guest: () => [
    { name: "networks", path: "/" },
    { name: "terms-of-all", path: "/terms" },
    { name: "privacy-of-all", path: "/privacy" },
    { name: "terms", path: "/gent/terms" },
    { name: "privacy", path: "/gent/privacy" },
  ],
};
