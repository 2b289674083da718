/** The personal account, which is independent of the active organisation. S1 §3 */
import type { FeatureRoute } from "../../app/index.ts";

export const ownAccountRoutes: FeatureRoute[] = [
  { path: "/account", screen: () => import("./screens/account/profile-screen.tsx").then((m) => m.ProfileScreen) },
  { path: "/account/mails", screen: () => import("./screens/account/mails-screen.tsx").then((m) => m.MailsScreen) },
  {
    path: "/account/notifications",
    screen: () => import("./screens/account/notifications-screen.tsx").then((m) => m.NotificationsScreen),
  },
  {
    path: "/account/security",
    screen: () => import("./screens/account/security-screen.tsx").then((m) => m.SecurityScreen),
  },
  {
    path: "/account/sessions",
    screen: () => import("./screens/account/sessions-screen.tsx").then((m) => m.SessionsScreen),
  },
];
