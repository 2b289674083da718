import type { IdentityProps } from "@stoep/client/identity";
import type { ComponentType } from "react";

/** The screen's code loads when it is opened. */
export type LoadScreen = () => Promise<ComponentType>;

/** A screen and its address under a network. Parameters start with a colon: "/m/:postId". */
export interface FeatureRoute {
  path: string;
  screen: LoadScreen;
  /** Only for residents of this network; others are asked to sign in. */
  isForResidents?: true;
}

/** A place in the main menu. Its words stand in the feature's `menu` folder, under its key. */
export interface Tab {
  key: string;
  /** The key of the tab that it follows, of whatever feature; without, it comes first. */
  after?: string;
  icon: ComponentType<{ "aria-hidden"?: boolean }>;
  href: string;
}

/** What a feature's door hands to the app. */
export interface Feature {
  name: string;
  routes: FeatureRoute[];
  /** Addresses that stand in mails, and the screen that each means now. */
  redirects?: { path: string; to: (params: Record<string, string | undefined>) => string }[];
  tabs?: Tab[];
  /** The network's first screen, for its residents or for everybody else: one feature has each. */
  first?: { resident?: LoadScreen; visitor?: LoadScreen };
  /** Beside every screen of a resident, where there is room: one feature has it. */
  aside?: LoadScreen;
  /** Re-authenticates the user before a sensitive action; exactly one feature has it. */
  identity?: () => Promise<ComponentType<IdentityProps>>;
}

/** Addresses that the app itself leads to; features provide their screens. */
export const signInPath = "/sign-in";
export const signUpPath = "/sign-up";
