import type { IdentityProps } from "@stoep/client/identity";
import type { LazyPart } from "@stoep/ui/parts";
import type { ComponentType } from "react";
import type { OrganisationPartProps } from "./slots/organisation-parts.tsx";
import type { ProjectPart } from "./slots/project-parts.tsx";
import type { TakePart } from "./slots/take-part-parts.tsx";

/** The screen's code loads when it is opened. */
export type LoadScreen = () => Promise<ComponentType>;

/**
 * A screen and its data, which begins to load before the screen is drawn. `prepare` resolves when the data is there, or soon if that
 * takes long.
 */
export interface PreparedScreen {
  Screen: ComponentType;
  prepare: () => Promise<unknown>;
}

/** A screen and its address under a network. Parameters start with a colon: "/m/:postId". */
export interface FeatureRoute {
  path: string;
  screen: LoadScreen;
  /** Only for residents of this network; others are asked to sign in. */
  isForResidents?: true;
  /**
   * Without menu, account and other ways out, and in a language of its own choice: on a device that people use one after another, signed
   * in or not.
   */
  isBare?: true;
  /** A step on the way in, to which signing in never leads back. */
  isEntrance?: true;
  /** Its data is kept on the device, and with it its code and texts, so that it can be read without a connection. */
  isKept?: true;
}

/** An item of the main menu. Its text is in the feature's `menu` folder, under its key. */
export interface Tab {
  key: string;
  /** The key of the tab that it follows, in any feature; without it, the tab comes first. */
  after?: string;
  icon: ComponentType<{ "aria-hidden"?: boolean }>;
  href: string;
}

/** A kind of subject that people talk about. */
export interface SubjectKind {
  kind: string;
  hrefOf: (id: string) => string;
  /** The capabilities whose data changes when someone appeals against a decision about it. */
  refetches: readonly string[];
}

/** What a feature's door provides to the app. */
export interface Feature {
  name: string;
  routes: FeatureRoute[];
  /** Old addresses in emails, and the screen that each leads to now. */
  redirects?: { path: string; to: (params: Record<string, string | undefined>) => string }[];
  tabs?: Tab[];
  /** The network's first screen, for its residents or for everybody else; exactly one feature provides each. */
  first?: { resident?: () => Promise<PreparedScreen>; visitor?: LoadScreen };
  /** Parts of kept screens whose code is loaded separately. */
  keptParts?: () => Promise<readonly Pick<LazyPart<never>, "preload">[]>;
  /** The texts that the residents' first screen shows, by feature: fetched before it is drawn. */
  firstTexts?: readonly string[];
  /** Shown beside every screen of a resident, if there is room; exactly one feature provides it. */
  aside?: LoadScreen;
  subjects?: SubjectKind[];
  /** The language choice in the bar, for people who are not signed in; exactly one feature provides it. */
  language?: LoadScreen;
  /** Shown on the page of each organisation. */
  ofOrganisation?: () => Promise<ComponentType<OrganisationPartProps>>;
  /** Shown on the page of each project, or of each of one kind, before what residents contribute to it. */
  ofProject?: ProjectPart;
  /** Shown under *Take part*, and the first also above the list of projects. */
  takePart?: { [View in keyof TakePart]?: () => Promise<ComponentType> };
  /** Re-authenticates the user before a sensitive action; exactly one feature provides it. */
  identity?: () => Promise<ComponentType<IdentityProps>>;
}

/** Addresses that the app itself links to; features provide their screens. */
export const signInPath = "/sign-in";
/** The sign-in screen that then leads to `next`, an address within the network. */
export const signInTo = (next: string): string =>
  next ? `${signInPath}?next=${encodeURIComponent(next)}` : signInPath;
export const signUpPath = "/sign-up";
/** Where residents choose what to write. */
export const writePath = "/write";
