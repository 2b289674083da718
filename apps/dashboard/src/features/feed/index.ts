/** The start page: what the organisation published lately and how it was received, and who has registered where. */
import { HomeIcon } from "@stoep/ui/icons";
import type { Feature } from "../../app/index.ts";

export const feed: Feature = {
  name: "feed",
  licence: "messages",
  routes: [{ path: "/", screen: () => import("./screens/start-screen.tsx").then((m) => m.StartScreen) }],
  menu: [{ key: "start", icon: HomeIcon, href: "/" }],
};
