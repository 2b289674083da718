/** The start page: what the organisation published lately and how it was received, and who has registered where. */
import type { Feature } from "../../app/index.ts";

export const feed: Feature = {
  name: "feed",
  module: "network",
  routes: [{ path: "/", screen: () => import("./screens/start-screen.tsx").then((m) => m.StartScreen) }],
  menu: [{ key: "start", href: "/" }],
};
