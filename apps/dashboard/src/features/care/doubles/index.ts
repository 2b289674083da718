/** Two records that may be one person: listed, compared, merged, and taken apart again. S2 §5 */
import type { CarePart } from "../part.ts";

export const doubles: CarePart = {
  routes: [
    { path: "/care/doubles", screen: () => import("./screens/doubles-screen.tsx").then((m) => m.DoublesScreen) },
    {
      path: "/care/doubles/$personId/$otherId",
      screen: () => import("./screens/compare-screen.tsx").then((m) => m.CompareScreen),
    },
  ],
  // Opened from the list of members and from a person's file.
  menu: [],
};
