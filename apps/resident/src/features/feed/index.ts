/**
 * What reached a resident, read together and newest first.
 */
import { HomeIcon } from "@stoep/ui/icons";
import { type Feature, firstScreen } from "../../app/index.ts";

export const feed: Feature = {
  name: "feed",
  routes: [],
  tabs: [{ key: "neighbourhood", icon: HomeIcon, href: firstScreen }],
  aside: () => import("./parts/aside.tsx").then((m) => m.NeighbourhoodAside),
  first: { resident: () => import("./screens/feed-screen.tsx").then((m) => m.FeedScreen) },
};
