/**
 * Applying for a vacancy: the form, and the resident's applications. The vacancy itself is a post of `publishing`.
 */
import type { Feature } from "../../app/index.ts";

export const vacancies: Feature = {
  name: "vacancies",
  routes: [
    {
      path: "/vacancies/:postId/application",
      screen: () => import("./screens/application-screen.tsx").then((m) => m.ApplicationScreen),
      isForResidents: true,
    },
    {
      path: "/me/applications",
      screen: () => import("./screens/my-applications-screen.tsx").then((m) => m.MyApplicationsScreen),
      isForResidents: true,
    },
  ],
};
