import type { FeatureScreens } from "../../../../../../e2e/screen.ts";

export const screens: FeatureScreens = {
  resident: () => [
    { name: "feed", path: "/gent" },
    { name: "agenda", path: "/gent/agenda" },
    { name: "agenda-month", path: "/gent/agenda?view=month" },
    { name: "agenda-mine", path: "/gent/agenda?mine=1" },
    { name: "map", path: "/gent/map" },
    { name: "search", path: "/gent/search" },
    { name: "search-found", path: "/gent/search?q=straat" },
  ],
  guest: () => [
    { name: "map", path: "/gent/map" },
    { name: "agenda", path: "/gent/agenda" },
    { name: "agenda-month", path: "/gent/agenda?view=month" },
  ],
};
