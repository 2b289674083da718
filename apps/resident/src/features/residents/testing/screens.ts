import type { FeatureScreens } from "../../../../../../e2e/screen.ts";

export const screens: FeatureScreens = {
  resident: () => [
    { name: "me", path: "/gent/me" },
    { name: "me-names", path: "/gent/me/profile" },
    { name: "me-home", path: "/gent/me/home" },
    { name: "me-app", path: "/gent/me/app" },
    { name: "me-data", path: "/gent/me/data" },
    { name: "move", path: "/gent/me/move" },
    { name: "leave", path: "/gent/me/delete" },
  ],
  guest: async ({ place, signUp }) => [
    { name: "sign-up", path: "/gent/sign-up" },
    {
      name: "sign-up-problems",
      path: "/gent/sign-up",
      act: (page) => page.locator("button[type=submit]").click(),
    },
    { name: "mail-sent", path: "/gent/sign-up/sent" },
    { name: "link-used", path: "/gent/welcome?token=used" },
    // The target of the link in a sign-up mail.
    { name: "finishing", path: await signUp(`${place}.${crypto.randomUUID()}@example.org`) },
  ],
};
