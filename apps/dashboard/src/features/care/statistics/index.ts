/** What care achieves for the city in a period, and where. S2 §2 */
import { FiguresIcon, MapIcon } from "@stoep/ui/icons";
import type { CarePart } from "../part.ts";

export const statistics: CarePart = {
  routes: [
    { path: "/care/map", screen: () => import("./screens/map-screen.tsx").then((m) => m.MapScreen) },
    {
      path: "/care/statistics",
      screen: () => import("./screens/statistics-screen.tsx").then((m) => m.StatisticsScreen),
    },
  ],
  menu: [
    { key: "careMap", after: "careHelpers", within: "care", icon: MapIcon, href: "/care/map", licence: "careMap" },
    {
      key: "careStatistics",
      after: "careMap",
      within: "care",
      icon: FiguresIcon,
      href: "/care/statistics",
      licence: "careStatistics",
    },
  ],
};
