/** Notifications for members: the bell, the overview, and which of them are also mailed. */
import { readUnread } from "@stoep/client/notices";
import { BellIcon } from "@stoep/ui/icons";
import { lazyPart } from "@stoep/ui/parts";
import type { Feature } from "../../app/index.ts";

export { useText as useNoticeText } from "./words.ts";

export const PreferencesPart = lazyPart(() => import("./parts/preferences-part.tsx").then((m) => m.PreferencesPart));

export const notifications: Feature = {
  name: "notifications",
  licence: "notifications",
  routes: [
    {
      path: "/notifications",
      screen: () => import("./screens/notifications-screen.tsx").then((m) => m.NotificationsScreen),
    },
  ],
  menu: [
    {
      key: "notifications",
      after: "shouts",
      icon: BellIcon,
      href: "/notifications",
      licence: "notifications",
      count: readUnread,
    },
  ],
  places: [
    { key: "noticeMails", href: "/account/notifications#noticeMails", licence: "notifications" },
    { key: "quietHours", href: "/account/notifications#quietHours", licence: "notifications" },
  ],
  bell: { entry: "notifications", list: () => import("./parts/bell-list.tsx").then((m) => m.BellList) },
};
