import type { FeatureScreens } from "../../../../../../e2e/screen.ts";

export const screens: FeatureScreens = {
  staff: () => [
    { name: "care-tags", path: "/dashboard/care/tags" },
    { name: "care-tickets", path: "/dashboard/care/tickets" },
    { name: "care-ticket-new", path: "/dashboard/care/tickets/new" },
    { name: "care-members", path: "/dashboard/care/members" },
    { name: "care-member-new", path: "/dashboard/care/members/new" },
    { name: "care-helpers", path: "/dashboard/care/helpers" },
    { name: "care-helper-new", path: "/dashboard/care/helpers/new" },
    { name: "care-settings", path: "/dashboard/care/settings" },
    { name: "care-map", path: "/dashboard/care/map" },
    { name: "care-statistics", path: "/dashboard/care/statistics" },
  ],
};
