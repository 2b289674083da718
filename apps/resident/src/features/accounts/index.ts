/**
 * Coming in: what this is, for who is new here, and signing in for who is not; what keeps the account one's own; and what
 * organisations say of themselves.
 */
import { lazy } from "react";

const mail = () => import("./screens/ask-by-mail-screens.tsx");

export { LanguageChoice } from "./parts/language-choice.tsx";
export { keepOpenStep } from "./parts/open-step.ts";
export { SignInScreen } from "./screens/sign-in-screen.tsx";
export { WelcomeScreen } from "./screens/welcome-screen.tsx";
export const ForgotPasswordScreen = lazy(() => mail().then((m) => ({ default: m.ForgotPasswordScreen })));
export const SignInLinkScreen = lazy(() => mail().then((m) => ({ default: m.SignInLinkScreen })));
export const ResetPasswordScreen = lazy(() =>
  import("./screens/reset-password-screen.tsx").then((m) => ({ default: m.ResetPasswordScreen })),
);
export const ConfirmEmailScreen = lazy(() =>
  import("./screens/confirm-email-screen.tsx").then((m) => ({ default: m.ConfirmEmailScreen })),
);
export const MailsPart = lazy(() => import("./parts/mails-part.tsx").then((m) => ({ default: m.MailsPart })));
export const SecurityScreen = lazy(() =>
  import("./screens/security-screen.tsx").then((m) => ({ default: m.SecurityScreen })),
);
export const OrganisationScreen = lazy(() =>
  import("./screens/organisation-screen.tsx").then((m) => ({ default: m.OrganisationScreen })),
);
