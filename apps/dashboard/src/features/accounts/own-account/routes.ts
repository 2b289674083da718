/** The personal account, which is independent of the active organisation. S1 §3 */
import type { FeatureRoute } from "../../../app/index.ts";

export const ownAccountRoutes: FeatureRoute[] = [
  { path: "/account", screen: () => import("./profile-screen.tsx").then((m) => m.ProfileScreen) },
  { path: "/account/mails", screen: () => import("./mails-screen.tsx").then((m) => m.MailsScreen) },
  {
    path: "/account/notifications",
    screen: () => import("./notifications-screen.tsx").then((m) => m.NotificationsScreen),
  },
  {
    path: "/account/security",
    screen: () => import("./security-screen.tsx").then((m) => m.SecurityScreen),
  },
  {
    path: "/account/sessions",
    screen: () => import("./sessions-screen.tsx").then((m) => m.SessionsScreen),
  },
];
