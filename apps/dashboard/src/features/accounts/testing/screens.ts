import { type FeatureScreens, nobodysId } from "../../../../../../e2e/screen.ts";

export const screens: FeatureScreens = {
  staff: () => [
    { name: "memberships", path: "/dashboard/memberships" },
    { name: "account", path: "/dashboard/account" },
    { name: "account-mails", path: "/dashboard/account/mails" },
    { name: "account-security", path: "/dashboard/account/security" },
    {
      name: "account-add-app",
      path: "/dashboard/account/security",
      act: (page) => page.locator("main section").first().locator("button").first().click(),
    },
    { name: "account-sessions", path: "/dashboard/account/sessions" },
    { name: "claim-closed", path: "/dashboard/claim?token=unknown" },
    { name: "forgot", path: "/dashboard/forgot-password" },
    { name: "sign-in-link", path: "/dashboard/sign-in-link" },
    { name: "reset", path: `/dashboard/reset-password?id=${nobodysId}&code=unknown` },
    { name: "confirm-email", path: `/dashboard/confirm-email?id=${nobodysId}&code=unknown` },
    { name: "reset-spent", path: "/dashboard/reset-password?code=half" },
    { name: "settings-sign-on", path: "/dashboard/settings/sign-on" },
    { name: "settings", path: "/dashboard/settings" },
    { name: "settings-preview", path: "/dashboard/settings/preview" },
    { name: "settings-bottom-up", path: "/dashboard/settings/bottom-up" },
    { name: "settings-members", path: "/dashboard/settings/members" },
    {
      name: "settings-member",
      path: "/dashboard/settings/members",
      act: (page) => page.locator("main tbody button, main li button[aria-label]").first().click(),
    },
    { name: "settings-invitations", path: "/dashboard/settings/invitations" },
    {
      name: "settings-invite",
      path: "/dashboard/settings/invitations",
      act: (page) => page.locator("main button").first().click(),
    },
    { name: "settings-security", path: "/dashboard/settings/security" },
    { name: "settings-texts", path: "/dashboard/settings/texts" },
  ],
  office: () => [{ name: "own-account", path: "/dashboard/account" }],
  guest: () => [
    { name: "staff-sign-in", path: "/dashboard/sign-in" },
    { name: "staff-sign-in-with-nobody", path: "/dashboard/sign-in?with=nobody" },
    { name: "staff-sign-in-came-back", path: "/dashboard/sign-in/callback" },
  ],
};
