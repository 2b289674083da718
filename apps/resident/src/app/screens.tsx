/** Every screen by its address under a network, loaded when it is opened. One line per screen. */
import { type ComponentType, lazy } from "react";
import { LegalOfNetwork, legalPages } from "./legal/index.tsx";

const feed = () => import("../features/feed/index.ts");
const publishing = () => import("../features/publishing/index.ts");
const accounts = () => import("../features/accounts/index.ts");
const residents = () => import("../features/residents/index.ts");

/** Through the feature's door, behind which a screen may load on its own. */
function screen(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    const Screen = await load();
    return { default: () => <Screen /> };
  });
}

/** The feed's files come while the session is being read. */
export const prepareFeed = () => void feed().catch(() => null);

export const FeedScreen = screen(() => feed().then((door) => door.FeedScreen));
export const WelcomeScreen = screen(() => accounts().then((door) => door.WelcomeScreen));

interface Address {
  path: string;
  screen: ComponentType;
  /** Only for residents of this network; others are asked to sign in. */
  isForResidents?: true;
}

export const addresses: Address[] = [
  { path: "/public", screen: screen(() => publishing().then((door) => door.PublicScreen)) },
  { path: "/m/:postId", screen: screen(() => publishing().then((door) => door.MessageScreen)) },
  { path: "/organisations/:organisationId", screen: screen(() => accounts().then((door) => door.OrganisationScreen)) },
  { path: "/sign-in", screen: screen(() => accounts().then((door) => door.SignInScreen)) },
  { path: "/sign-in-link", screen: screen(() => accounts().then((door) => door.SignInLinkScreen)) },
  { path: "/forgot-password", screen: screen(() => accounts().then((door) => door.ForgotPasswordScreen)) },
  { path: "/reset-password", screen: screen(() => accounts().then((door) => door.ResetPasswordScreen)) },
  { path: "/confirm-email", screen: screen(() => accounts().then((door) => door.ConfirmEmailScreen)) },
  { path: "/sign-up", screen: screen(() => residents().then((door) => door.SignUpScreen)) },
  { path: "/sign-up/sent", screen: screen(() => residents().then((door) => door.MailSentScreen)) },
  { path: "/welcome", screen: screen(() => residents().then((door) => door.CompleteScreen)) },
  ...legalPages.map((page) => ({ path: `/${page}`, screen: () => <LegalOfNetwork page={page} /> })),
  { path: "/me", screen: screen(() => residents().then((door) => door.MeScreen)), isForResidents: true },
  {
    path: "/me/security",
    screen: screen(() => accounts().then((door) => door.SecurityScreen)),
    isForResidents: true,
  },
];

/** Addresses that stand in mails. */
export const alsoKnownAs: [path: string, goesTo: (params: Record<string, string | undefined>) => string][] = [
  ["/messages/:postId", ({ postId }) => `/m/${postId}`],
  ["/profile", () => "/me"],
];
