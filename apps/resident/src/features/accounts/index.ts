/**
 * Coming in: what this is, for who is new here, and signing in for who is not; what keeps the account one's own; and what
 * organisations say of themselves.
 */
import { lazy } from "react";
import { type Feature, signInPath } from "../../app/index.ts";

export { rememberEmail } from "./parts/known-email.ts";
export { LanguageChoice } from "./parts/language-choice.tsx";
export { useNewPasswordHint } from "./parts/new-password-fields.tsx";
export { keepOpenStep } from "./parts/open-step.ts";

export const MailsPart = lazy(() => import("./parts/mails-part.tsx").then((m) => ({ default: m.MailsPart })));

const mail = () => import("./screens/ask-by-mail-screens.tsx");

export const accounts: Feature = {
  name: "accounts",
  identity: () => import("./parts/confirm-identity.tsx").then((m) => m.ConfirmIdentity),
  routes: [
    { path: signInPath, screen: () => import("./screens/sign-in-screen.tsx").then((m) => m.SignInScreen) },
    { path: "/sign-on", screen: () => import("./screens/sign-on-screen.tsx").then((m) => m.SignOnScreen) },
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
