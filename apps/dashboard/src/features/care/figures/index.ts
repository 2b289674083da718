/** What care does for the city in a period. S2 §2 */
import { FiguresIcon } from "@stoep/ui/icons";
import type { CarePart } from "../part.ts";

export const figures: CarePart = {
  routes: [
    {
      path: "/care/statistics",
      screen: () => import("./screens/statistics-screen.tsx").then((m) => m.StatisticsScreen),
    },
  ],
  menu: [
    {
      ...{ key: "careStatistics", after: "careMap", within: "care", icon: FiguresIcon, href: "/care/statistics" },
      licence: "careStatistics",
    },
  ],
};
