/** The feed: everything sent to a resident, newest first; the agenda, by day; the map; and the search. */
import { CalendarIcon, HomeIcon } from "@stoep/ui/icons";
import { type Feature, firstScreen } from "../../app/index.ts";

export const feed: Feature = {
  name: "feed",
  routes: [
    { path: "/agenda", screen: () => import("./agenda/agenda-screen.tsx").then((m) => m.AgendaScreen), isKept: true },
    { path: "/map", screen: () => import("./map/map-screen.tsx").then((m) => m.MapScreen) },
    {
      path: "/search",
      screen: () => import("./search/search-screen.tsx").then((m) => m.SearchScreen),
      isForResidents: true,
    },
  ],
  tabs: [
    { key: "neighbourhood", icon: HomeIcon, href: firstScreen },
    { key: "agenda", after: "neighbourhood", icon: CalendarIcon, href: "/agenda" },
  ],
  aside: () => import("./parts/neighbourhood-aside.tsx").then((m) => m.NeighbourhoodAside),
  firstTexts: ["feed", "publishing", "conversations", "shouts"],
  first: {
    resident: () => import("./screens/feed-screen.tsx").then((m) => ({ Screen: m.FeedScreen, prepare: m.prepareFeed })),
  },
};
