/**
 * Which modules the organisation may use: a page for each reason why one is closed, and the licences with what each level
 * contains. S1 §2 Licence pages, D §4
 */
import type { Feature } from "../../app/index.ts";

export const licences: Feature = {
  name: "licences",
  routes: [
    {
      path: "/licence/$module/$cause",
      screen: () => import("./screens/closed-screen.tsx").then((m) => m.ClosedScreen),
    },
    { path: "/settings/licence", screen: () => import("./screens/licences-screen.tsx").then((m) => m.LicencesScreen) },
  ],
  settings: [{ key: "licence", after: "log", href: "/settings/licence" }],
};
