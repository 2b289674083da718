/**
 * The feed: everything sent to a resident, newest first; and the agenda, by day.
 */
import { CalendarIcon, HomeIcon } from "@stoep/ui/icons";
import { type Feature, firstScreen } from "../../app/index.ts";

export const feed: Feature = {
  name: "feed",
  routes: [{ path: "/agenda", screen: () => import("./screens/agenda-screen.tsx").then((m) => m.AgendaScreen) }],
  tabs: [
    { key: "neighbourhood", icon: HomeIcon, href: firstScreen },
    { key: "agenda", after: "neighbourhood", icon: CalendarIcon, href: "/agenda" },
  ],
  aside: () => import("./parts/aside.tsx").then((m) => m.NeighbourhoodAside),
  firstTexts: ["feed", "publishing", "conversations"],
  first: { resident: () => import("./screens/feed-screen.tsx").then((m) => m.FeedScreen) },
};
