import type { FeatureScreens } from "../../../../../../e2e/screen.ts";

export const screens: FeatureScreens = {
  staff: () => [
    { name: "settings-licence", path: "/dashboard/settings/licence" },
    { name: "closed-no-licence", path: "/dashboard/licence/network/no-licence" },
    { name: "closed-expired", path: "/dashboard/licence/network/licence-expired" },
    { name: "closed-not-included", path: "/dashboard/licence/care/module-not-included" },
    { name: "closed-level", path: "/dashboard/licence/participation/licence-level-too-low" },
    { name: "closed-access", path: "/dashboard/licence/network/no-module-access" },
  ],
};
