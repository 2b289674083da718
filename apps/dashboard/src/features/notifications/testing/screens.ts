import type { FeatureScreens } from "../../../../../../e2e/screen.ts";

export const screens: FeatureScreens = {
  async staff() {
    return [
      { name: "notifications", path: "/dashboard/notifications" },
      { name: "notifications-unread", path: "/dashboard/notifications?show=unread" },
      { name: "notification-choices", path: "/dashboard/account/notifications" },
      {
        name: "bell",
        path: "/dashboard/",
        async act(page) {
          await page.locator("[data-bell]").click();
          await page.locator("[role=dialog] h2, h1#none, main h1").first().waitFor();
        },
      },
    ];
  },
};
