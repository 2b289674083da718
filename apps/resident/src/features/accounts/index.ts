/**
 * Coming in: what this is, for who is new here, and signing in for who is not; and what organisations say of themselves.
 */
import { lazy } from "react";

export { LanguageChoice } from "./parts/language-choice.tsx";
export { SignInScreen } from "./screens/sign-in-screen.tsx";
export { WelcomeScreen } from "./screens/welcome-screen.tsx";

export const OrganisationScreen = lazy(() =>
  import("./screens/organisation-screen.tsx").then((m) => ({ default: m.OrganisationScreen })),
);
