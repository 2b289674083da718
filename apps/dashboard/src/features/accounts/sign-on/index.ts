/**
 * Single sign-on: signing in with an organisation's own provider, linking it to an account, and the providers that
 * administrators set up. D §2
 */
import type { FeatureRoute, SettingsEntry } from "../../../app/index.ts";

export const signOnRoutes: FeatureRoute[] = [
  { path: "/settings/sign-on", screen: () => import("./screens/providers-screen.tsx").then((m) => m.ProvidersScreen) },
];

export const signOnSettings: SettingsEntry[] = [{ key: "signOn", after: "security", href: "/settings/sign-on" }];

/** The page that providers redirect to. */
export const signOnPublicRoutes: FeatureRoute[] = [
  { path: "/sign-in/callback", screen: () => import("./screens/callback-screen.tsx").then((m) => m.CallbackScreen) },
];
