/**
 * Signing in with password, mailed link and second step, claiming an invitation, choosing a membership, and the personal
 * account with its security. The session itself belongs to the app.
 */
import { SettingsIcon } from "@stoep/ui/icons";
import type { Feature } from "../../app/index.ts";
import { gates } from "./gates/index.ts";
import { ownAccountRoutes } from "./own-account/routes.ts";
import { places } from "./search/places.ts";
import { settingsEntries, settingsRoutes } from "./settings/index.ts";
import { signOnPublicRoutes, signOnRoutes, signOnSettings } from "./sign-on/index.ts";

export { Entrance } from "./parts/entrance.tsx";
export { NewPasswordFields, useNewPasswordRules } from "./parts/new-password-fields.tsx";
export { useSecrets } from "./parts/secrets.ts";
export { ProviderCard } from "./sign-on/parts/provider-card.tsx";
export { ProviderDrawer } from "./sign-on/parts/provider-drawer.tsx";
export type { Provider, UseSaveProvider } from "./sign-on/parts/save-provider.ts";
export { useProviderAddresses } from "./sign-on/parts/use-provider-addresses.ts";

const mail = () => import("./screens/request-mail-screens.tsx");

export const accounts: Feature = {
  name: "accounts",
  routes: [...ownAccountRoutes, ...settingsRoutes, ...signOnRoutes],
  menu: [{ key: "settings", after: "inbox", icon: SettingsIcon, group: "foot", href: "/settings", isForOwners: true }],
  publicRoutes: [
    { path: "/sign-in", screen: () => import("./screens/sign-in-screen.tsx").then((m) => m.SignInScreen) },
    { path: "/sign-in-link", screen: () => mail().then((m) => m.SignInLinkScreen) },
    { path: "/forgot-password", screen: () => mail().then((m) => m.ForgotPasswordScreen) },
    {
      path: "/reset-password",
      screen: () => import("./screens/reset-password-screen.tsx").then((m) => m.ResetPasswordScreen),
    },
    {
      path: "/confirm-email",
      screen: () => import("./screens/confirm-email-screen.tsx").then((m) => m.ConfirmEmailScreen),
    },
    { path: "/unsubscribe", screen: () => import("./screens/unsubscribe-screen.tsx").then((m) => m.UnsubscribeScreen) },
    ...signOnPublicRoutes,
    { path: "/claim", screen: () => import("./members/claim/claim-screen.tsx").then((m) => m.ClaimScreen) },
    { path: "/memberships", screen: () => import("./members/memberships-screen.tsx").then((m) => m.MembershipsScreen) },
  ],
  settings: [...settingsEntries, ...signOnSettings],
  places,
  gates,
  found: [
    {
      kind: "person",
      hrefOf: ({ name }) => `/settings/members?search=${encodeURIComponent(name)}`,
      list: "/settings/members",
    },
  ],
  identity: () => import("./second-factors/confirm-identity.tsx").then((m) => m.ConfirmIdentity),
};
