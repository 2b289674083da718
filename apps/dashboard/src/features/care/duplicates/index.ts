/** Records that may be of the same person: listed, compared, merged and unmerged. S2 §5 */
import type { CarePart } from "../part.ts";

export const duplicates: CarePart = {
  routes: [
    { path: "/care/doubles", screen: () => import("./screens/duplicates-screen.tsx").then((m) => m.DuplicatesScreen) },
    {
      path: "/care/doubles/$personId/$otherId",
      screen: () => import("./screens/compare-screen.tsx").then((m) => m.CompareScreen),
    },
  ],
  // Opened from the list of members and from a person's record.
  menu: [],
  places: [{ key: "duplicates", href: "/care/doubles", licence: "careMembers" }],
};
