/** Every screen by its address under a network, loaded when it is opened. One line per screen. */
import { lazy } from "react";

const load = {
  feed: () => import("../features/feed/index.ts"),
  publishing: () => import("../features/publishing/index.ts"),
  accounts: () => import("../features/accounts/index.ts"),
  residents: () => import("../features/residents/index.ts"),
};

/** The feed's files come while the session is being read. */
export const prepareFeed = () => void load.feed().catch(() => null);

export const FeedScreen = lazy(() => load.feed().then((m) => ({ default: m.FeedScreen })));
export const WelcomeScreen = lazy(() => load.accounts().then((m) => ({ default: m.WelcomeScreen })));

interface Screen {
  path: string;
  screen: ReturnType<typeof lazy>;
  /** Only for residents of this network; others are asked to sign in. */
  isForResidents?: true;
}

/** Addresses that stand in mails. */
export const alsoKnownAs: [path: string, goesTo: (params: Record<string, string | undefined>) => string][] = [
  ["/messages/:postId", ({ postId }) => `/m/${postId}`],
  ["/profile", () => "/me"],
];

export const screens: Screen[] = [
  { path: "/public", screen: lazy(() => load.publishing().then((m) => ({ default: m.PublicScreen }))) },
  { path: "/m/:postId", screen: lazy(() => load.publishing().then((m) => ({ default: m.MessageScreen }))) },
  { path: "/sign-in", screen: lazy(() => load.accounts().then((m) => ({ default: m.SignInScreen }))) },
  { path: "/sign-up", screen: lazy(() => load.residents().then((m) => ({ default: m.SignUpScreen }))) },
  { path: "/sign-up/sent", screen: lazy(() => load.residents().then((m) => ({ default: m.MailSentScreen }))) },
  { path: "/welcome", screen: lazy(() => load.residents().then((m) => ({ default: m.CompleteScreen }))) },
  { path: "/me", screen: lazy(() => load.residents().then((m) => ({ default: m.MeScreen }))), isForResidents: true },
];
