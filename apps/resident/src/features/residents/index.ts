/** Signing up with an address, and one's own menu: names and emails, home and household, the app, one's data. */
import { PersonIcon } from "@stoep/ui/icons";
import { lazyPart } from "@stoep/ui/parts";
import { type Feature, signUpPath } from "../../app/index.ts";

export { type Address, AddressField } from "./parts/address-field.tsx";

/** Without a connection it is left out; the parts that need proof say so themselves. */
export const ProofPrompt = lazyPart(() => import("./parts/proof-prompt.tsx").then((m) => m.ProofPrompt), {
  isOptional: true,
});

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
      screen: () => import("./screens/complete-sign-up-screen.tsx").then((m) => m.CompleteSignUpScreen),
      isEntrance: true,
    },
    {
      path: "/me/move",
      screen: () => import("./screens/move-screen.tsx").then((m) => m.MoveScreen),
      isForResidents: true,
    },
    {
      path: "/me/delete",
      screen: () => import("./screens/departure-screen.tsx").then((m) => m.DepartureScreen),
      isForResidents: true,
    },
    {
      path: "/me/profile",
      screen: () => import("./screens/profile-screen.tsx").then((m) => m.ProfileScreen),
      isForResidents: true,
    },
    {
      path: "/me/home",
      screen: () => import("./screens/home-screen.tsx").then((m) => m.HomeScreen),
      isForResidents: true,
    },
    {
      path: "/me/app",
      screen: () => import("./screens/app-screen.tsx").then((m) => m.AppScreen),
      isForResidents: true,
    },
    {
      path: "/me/data",
      screen: () => import("./screens/own-data-screen.tsx").then((m) => m.OwnDataScreen),
      isForResidents: true,
    },
    {
      path: "/me",
      screen: () => import("./screens/me-screen.tsx").then((m) => m.MeScreen),
      isForResidents: true,
    },
  ],
  redirects: [{ path: "/profile", to: () => "/me" }],
  tabs: [{ key: "me", after: "takePart", icon: PersonIcon, href: "/me" }],
};
