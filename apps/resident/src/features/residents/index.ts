/**
 * Signing up with an address, and one's own page: names, mails, household.
 */
import { PersonIcon } from "@stoep/ui/icons";
import { type ComponentType, lazy } from "react";
import { type Feature, signUpPath } from "../../app/index.ts";

export { type Address, AddressField } from "./parts/address-field.tsx";

/** Without a connection it is left out; what waits for proof says so itself. */
export const ProofWay = lazy<ComponentType>(() =>
  import("./parts/proof-way.tsx").then((m) => ({ default: m.ProofWay })).catch(() => ({ default: () => null })),
);

export const residents: Feature = {
  name: "residents",
  routes: [
    {
      path: signUpPath,
      screen: () => import("./screens/sign-up-screen.tsx").then((m) => m.SignUpScreen),
      isEntrance: true,
    },
    {
      path: "/sign-up/sent",
      screen: () => import("./screens/mail-sent-screen.tsx").then((m) => m.MailSentScreen),
      isEntrance: true,
    },
    {
      path: "/welcome",
      screen: () => import("./screens/complete-screen.tsx").then((m) => m.CompleteScreen),
      isEntrance: true,
    },
    {
      path: "/me/move",
      screen: () => import("./screens/move-screen.tsx").then((m) => m.MoveScreen),
      isForResidents: true,
    },
    {
      path: "/me/delete",
      screen: () => import("./screens/leave-screen.tsx").then((m) => m.LeaveScreen),
      isForResidents: true,
    },
    { path: "/me", screen: () => import("./screens/me-screen.tsx").then((m) => m.MeScreen), isForResidents: true },
  ],
  redirects: [{ path: "/profile", to: () => "/me" }],
  tabs: [{ key: "me", after: "public", icon: PersonIcon, href: "/me" }],
};
