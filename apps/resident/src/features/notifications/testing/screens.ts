import type { FeatureScreens } from "../../../../../../e2e/screen.ts";

export const screens: FeatureScreens = {
  async resident() {
    return [
      { name: "notifications", path: "/gent/notifications" },
      { name: "notifications-unread", path: "/gent/notifications?show=unread" },
      { name: "notification-choices", path: "/gent/me/notifications" },
      { name: "unsubscribe-gone", path: "/gent/unsubscribe#nothing" },
    ];
  },
};
