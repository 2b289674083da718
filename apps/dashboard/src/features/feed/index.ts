/** The start page: what the organisation published recently and how it was received, and the people who signed up by area. */
import { HomeIcon } from "@stoep/ui/icons";
import type { Feature } from "../../app/index.ts";

export const feed: Feature = {
  name: "feed",
  routes: [{ path: "/", screen: () => import("./screens/start-screen.tsx").then((m) => m.StartScreen) }],
  menu: [{ key: "start", icon: HomeIcon, href: "/" }],
};
