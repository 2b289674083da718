/**
 * Coming in: what this is, for who is new here, and signing in for who is not.
 */
export { LanguageChoice } from "./parts/language-choice.tsx";
export { SignInScreen } from "./screens/sign-in-screen.tsx";
export { WelcomeScreen } from "./screens/welcome-screen.tsx";
