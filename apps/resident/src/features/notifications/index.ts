/**
 * What reaches a resident: the bell and its list, emails and push, the devices that show push, and the page that ends emails without
 * signing in.
 */
import type { Feature } from "../../app/index.ts";

export const notifications: Feature = {
  name: "notifications",
  routes: [
    {
      path: "/notifications",
      screen: () => import("./screens/notifications-screen.tsx").then((m) => m.NotificationsScreen),
      isForResidents: true,
    },
    {
      path: "/me/notifications",
      screen: () => import("./screens/preferences-screen.tsx").then((m) => m.PreferencesScreen),
      isForResidents: true,
    },
    {
      path: "/unsubscribe",
      screen: () => import("./screens/unsubscribe-screen.tsx").then((m) => m.UnsubscribeScreen),
      isEntrance: true,
    },
  ],
};
