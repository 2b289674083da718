/**
 * What administrators arrange for their organisation: what residents see of it, which messages it takes, who belongs to it,
 * how safely they sign in. S1 §2 Settings
 */
import type { FeatureRoute } from "../../../app/index.ts";

export const settingsRoutes: FeatureRoute[] = [
  { path: "/settings", screen: () => import("./screens/profile-screen.tsx").then((m) => m.ProfileScreen) },
  { path: "/settings/preview", screen: () => import("./screens/preview-screen.tsx").then((m) => m.PreviewScreen) },
  { path: "/settings/bottom-up", screen: () => import("./screens/bottom-up-screen.tsx").then((m) => m.BottomUpScreen) },
  { path: "/settings/members", screen: () => import("./screens/members-screen.tsx").then((m) => m.MembersScreen) },
  {
    path: "/settings/invitations",
    screen: () => import("./screens/invitations-screen.tsx").then((m) => m.InvitationsScreen),
  },
  { path: "/settings/security", screen: () => import("./screens/security-screen.tsx").then((m) => m.SecurityScreen) },
];
