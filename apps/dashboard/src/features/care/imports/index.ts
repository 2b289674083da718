/** Members and helpers read in from a table: its columns, a dry run with each row's fate, and the import. S2 §3, §5 */
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
};
