/**
 * What administrators set for their organisation: what residents see of it, which messages it accepts, who its members are,
 * and how securely they sign in. S1 §2 Settings
 */
import type { FeatureRoute, SettingsEntry } from "../../../app/index.ts";

export const settingsRoutes: FeatureRoute[] = [
  { path: "/settings", screen: () => import("../organisations/profile-screen.tsx").then((m) => m.ProfileScreen) },
  {
    path: "/settings/preview",
    screen: () => import("../organisations/preview-screen.tsx").then((m) => m.PreviewScreen),
  },
  {
    path: "/settings/bottom-up",
    screen: () => import("../organisations/bottom-up-screen.tsx").then((m) => m.BottomUpScreen),
  },
  { path: "/settings/members", screen: () => import("../members/members-screen.tsx").then((m) => m.MembersScreen) },
  {
    path: "/settings/invitations",
    screen: () => import("../members/invitations-screen.tsx").then((m) => m.InvitationsScreen),
  },
  {
    path: "/settings/security",
    screen: () => import("../organisations/security-screen.tsx").then((m) => m.SecurityScreen),
  },
  {
    path: "/settings/texts",
    screen: () => import("../organisations/text-budget-screen.tsx").then((m) => m.TextBudgetScreen),
  },
];

export const settingsEntries: SettingsEntry[] = [
  { key: "organisation", href: "/settings" },
  { key: "bottomUp", after: "organisation", href: "/settings/bottom-up" },
  { key: "members", after: "bottomUp", href: "/settings/members" },
  { key: "invitations", after: "members", href: "/settings/invitations" },
  { key: "security", after: "invitations", href: "/settings/security" },
  { key: "texts", after: "security", href: "/settings/texts" },
];
