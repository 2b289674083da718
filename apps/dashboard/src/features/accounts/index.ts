/**
 * Coming in: signing in with address and password, following a one-time link, and choosing as a member of which organisation to go on. The session
 * itself is the app's; these are its screens.
 */
import type { Feature } from "../../app/index.ts";

export const accounts: Feature = {
  name: "accounts",
  routes: [],
  publicRoutes: [
    { path: "/sign-in", screen: () => import("./screens/sign-in-screen.tsx").then((m) => m.SignInScreen) },
    { path: "/memberships", screen: () => import("./screens/memberships-screen.tsx").then((m) => m.MembershipsScreen) },
  ],
};
