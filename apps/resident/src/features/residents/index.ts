/**
 * Becoming a resident, by address; and one's own page: names, mails, household.
 */
import { lazy } from "react";

export const SignUpScreen = lazy(() =>
  import("./screens/sign-up-screen.tsx").then((m) => ({ default: m.SignUpScreen })),
);
export const MailSentScreen = lazy(() =>
  import("./screens/mail-sent-screen.tsx").then((m) => ({ default: m.MailSentScreen })),
);
export const CompleteScreen = lazy(() =>
  import("./screens/complete-screen.tsx").then((m) => ({ default: m.CompleteScreen })),
);
export const MeScreen = lazy(() => import("./screens/me-screen.tsx").then((m) => ({ default: m.MeScreen })));
