/** The start page: what the organisation published recently and how it was received, and the people who signed up by area; and the map of everything with a place. */
import { HomeIcon, MapIcon } from "@stoep/ui/icons";
import { accessOf, type Feature } from "../../app/index.ts";

export const feed: Feature = {
  name: "feed",
  routes: [
    { path: "/", screen: () => import("./screens/start-screen.tsx").then((m) => m.StartScreen) },
    { path: "/map", screen: () => import("./map/map-screen.tsx").then((m) => m.MapScreen) },
  ],
  menu: [
    { key: "start", icon: HomeIcon, href: "/" },
    {
      key: "map",
      after: "notifications",
      icon: MapIcon,
      href: "/map",
      isFor: (session) =>
        accessOf(session, "inbox").read !== "no_module_access" || accessOf(session, "ideas").read === true,
    },
  ],
};
