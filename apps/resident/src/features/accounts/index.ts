/** The welcome page for newcomers, signing in, the security of one's own account, and the pages of organisations. */

import { lazyPart } from "@stoep/ui/parts";
import { type Feature, signInPath } from "../../app/index.ts";

export { LanguageChoice } from "./identities/language-choice.tsx";
export { useNewPasswordHint } from "./identities/new-password-fields.tsx";
export { OrganisationArticle } from "./organisations/organisation-article.tsx";
export { keepDestination, takeDestination, useDestination, withDestination } from "./sessions/destination.ts";
export { InvalidLink } from "./sessions/invalid-link.tsx";
export { rememberEmail } from "./sessions/known-email.ts";
export { useSecretSearch } from "./sessions/link-secrets.ts";
export { keepPendingStep } from "./sessions/pending-step.ts";

export const MailsPart = lazyPart(() => import("./identities/mails-part.tsx").then((m) => m.MailsPart));

const mail = () => import("./sessions/mailed-link-screens.tsx");

export const accounts: Feature = {
  name: "accounts",
  language: () => import("./identities/language-choice.tsx").then((m) => m.BarLanguage),
  identity: () => import("./identities/confirm-identity.tsx").then((m) => m.ConfirmIdentity),
  routes: [
    {
      path: signInPath,
      screen: () => import("./sessions/sign-in-screen.tsx").then((m) => m.SignInScreen),
      isEntrance: true,
    },
    {
      path: "/sign-on",
      screen: () => import("./sign-on/sign-on-screen.tsx").then((m) => m.SignOnScreen),
      isEntrance: true,
    },
    { path: "/sign-in-link", screen: () => mail().then((m) => m.SignInLinkScreen), isEntrance: true },
    { path: "/forgot-password", screen: () => mail().then((m) => m.ForgotPasswordScreen), isEntrance: true },
    {
      path: "/reset-password",
      screen: () => import("./identities/reset-password-screen.tsx").then((m) => m.ResetPasswordScreen),
      isEntrance: true,
    },
    {
      path: "/confirm-email",
      screen: () => import("./identities/confirm-email-screen.tsx").then((m) => m.ConfirmEmailScreen),
      isEntrance: true,
    },
    {
      path: "/me/security",
      screen: () => import("./identities/security-screen.tsx").then((m) => m.SecurityScreen),
      isForResidents: true,
    },
    {
      path: "/organisations/:organisationId",
      screen: () => import("./organisations/organisation-screen.tsx").then((m) => m.OrganisationScreen),
    },
  ],
  first: { visitor: () => import("./sessions/welcome-screen.tsx").then((m) => m.WelcomeScreen) },
};
