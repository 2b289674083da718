/**
 * The provider's back office, for system accounts only: networks and their import files, organisations and their licences,
 * accounts, sign-on for everyone or for a network, and the whole log. Also the page that creates the first system account. D §1
 */
import { HistoryIcon, MapIcon, OfficeIcon, OrganisationIcon, PeopleIcon, SignInIcon } from "@stoep/ui/icons";
import type { Feature } from "../../app/index.ts";

const networks = () => import("./screens/network-screens.tsx");
const organisations = () => import("./screens/organisation-screens.tsx");
const accounts = () => import("./screens/account-screens.tsx");

export const platform: Feature = {
  name: "platform",
  routes: [
    { path: "/platform/networks", screen: () => import("./screens/networks-screen.tsx").then((m) => m.NetworksScreen) },
    { path: "/platform/networks/new", screen: () => networks().then((m) => m.NewNetworkScreen) },
    { path: "/platform/networks/$networkId", screen: () => networks().then((m) => m.NetworkScreen) },
    {
      path: "/platform/networks/$networkId/imports",
      screen: () => import("./screens/imports-screen.tsx").then((m) => m.ImportsScreen),
    },
    { path: "/platform/organisations", screen: () => organisations().then((m) => m.OrganisationsScreen) },
    { path: "/platform/organisations/new", screen: () => organisations().then((m) => m.NewOrganisationScreen) },
    {
      path: "/platform/organisations/$organisationId",
      screen: () => import("./screens/organisation-screen.tsx").then((m) => m.OrganisationScreen),
    },
    { path: "/platform/accounts", screen: () => accounts().then((m) => m.AccountsScreen) },
    {
      path: "/platform/accounts/$accountId",
      screen: () => import("./screens/account-screen.tsx").then((m) => m.AccountScreen),
    },
    { path: "/platform/sign-on", screen: () => import("./screens/sign-on-screen.tsx").then((m) => m.SignOnScreen) },
    { path: "/platform/log", screen: () => import("./screens/office-log-screen.tsx").then((m) => m.OfficeLogScreen) },
  ],
  publicRoutes: [
    {
      path: "/first-account",
      screen: () => import("./screens/first-account-screen.tsx").then((m) => m.FirstAccountScreen),
    },
  ],
  menu: [
    {
      key: "backOffice",
      after: "settings",
      icon: OfficeIcon,
      group: "foot",
      href: "/platform/networks",
      isForSystem: true,
    },
  ],
  places: [
    { key: "newNetwork", href: "/platform/networks/new", isForSystem: true },
    { key: "newOrganisation", href: "/platform/organisations/new", isForSystem: true },
  ],
  office: [
    { key: "networks", icon: MapIcon, href: "/platform/networks" },
    { key: "organisations", after: "networks", icon: OrganisationIcon, href: "/platform/organisations" },
    { key: "accounts", after: "organisations", icon: PeopleIcon, href: "/platform/accounts" },
    { key: "signOn", after: "accounts", icon: SignInIcon, href: "/platform/sign-on" },
    { key: "log", after: "signOn", icon: HistoryIcon, href: "/platform/log" },
  ],
};
