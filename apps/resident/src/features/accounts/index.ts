/**
 * The welcome page for newcomers, signing in, the security of one's own account, and what organisations say about themselves.
 */
import { lazy } from "react";
import { type Feature, signInPath } from "../../app/index.ts";

export { ClosedLink } from "./parts/closed-link.tsx";
export { rememberEmail } from "./parts/known-email.ts";
export { LanguageChoice } from "./parts/language-choice.tsx";
export { useNewPasswordHint } from "./parts/new-password-fields.tsx";
export { keepNext, takeNext, useNext, withNext } from "./parts/next.ts";
export { keepOpenStep } from "./parts/open-step.ts";
export { useSecretSearch } from "./parts/secrets.ts";

export const MailsPart = lazy(() => import("./parts/mails-part.tsx").then((m) => ({ default: m.MailsPart })));

const mail = () => import("./screens/ask-by-mail-screens.tsx");

export const accounts: Feature = {
  name: "accounts",
  language: () => import("./parts/language-choice.tsx").then((m) => m.BarLanguage),
  identity: () => import("./parts/confirm-identity.tsx").then((m) => m.ConfirmIdentity),
  routes: [
    {
      path: signInPath,
      screen: () => import("./screens/sign-in-screen.tsx").then((m) => m.SignInScreen),
      isEntrance: true,
    },
    {
      path: "/sign-on",
      screen: () => import("./screens/sign-on-screen.tsx").then((m) => m.SignOnScreen),
      isEntrance: true,
    },
    { path: "/sign-in-link", screen: () => mail().then((m) => m.SignInLinkScreen), isEntrance: true },
    { path: "/forgot-password", screen: () => mail().then((m) => m.ForgotPasswordScreen), isEntrance: true },
    {
      path: "/reset-password",
      screen: () => import("./screens/reset-password-screen.tsx").then((m) => m.ResetPasswordScreen),
      isEntrance: true,
    },
    {
      path: "/confirm-email",
      screen: () => import("./screens/confirm-email-screen.tsx").then((m) => m.ConfirmEmailScreen),
      isEntrance: true,
    },
    {
      path: "/me/security",
      screen: () => import("./screens/security-screen.tsx").then((m) => m.SecurityScreen),
      isForResidents: true,
    },
    {
      path: "/organisations/:organisationId",
      screen: () => import("./screens/organisation-screen.tsx").then((m) => m.OrganisationScreen),
    },
  ],
  first: { visitor: () => import("./screens/welcome-screen.tsx").then((m) => m.WelcomeScreen) },
};
