/**
 * Imports members and helpers from a table: what its columns hold, a dry run that shows what will happen to each row, and the
 * import. S2 §3, §5
 */
import type { CarePart } from "../part.ts";

export const imports: CarePart = {
  routes: [
    { path: "/care/import", screen: () => import("./screens/imports-screen.tsx").then((m) => m.ImportsScreen) },
    {
      path: "/care/import/$importId",
      screen: () => import("./screens/import-screen.tsx").then((m) => m.ImportScreen),
    },
  ],
  // Opened from the lists of members and helpers.
  menu: [],
  places: [{ key: "careImport", href: "/care/import", licence: "careMembers" }],
};
