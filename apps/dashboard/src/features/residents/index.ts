/** The people of the neighbourhoods: registered households per neighbourhood, and confirming that somebody lives where they say. */
import type { Feature } from "../../app/index.ts";

export { HouseholdsMap } from "./parts/households-map.tsx";
export { WaitingNotice } from "./parts/waiting-notice.tsx";

export const residents: Feature = {
  name: "residents",
  licence: "messages",
  routes: [
    { path: "/residents/waiting", screen: () => import("./screens/waiting-screen.tsx").then((m) => m.WaitingScreen) },
  ],
};
