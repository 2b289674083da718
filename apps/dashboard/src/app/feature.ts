import type { IdentityProps } from "@stoep/client/identity";
import type { ComponentType } from "react";
import type { LicenceFeature } from "./access.ts";
import type { Session } from "./session-store.ts";

/** A screen and its address. Parameters start with a dollar: "/messages/$postId". The screen's code loads when it is needed. */
export type FeatureRoute = { path: string; screen: () => Promise<ComponentType> };

/** A place in a menu. Its words stand in the feature's `menu` folder, under its key. */
export type Entry = {
  key: string;
  /** The key of the entry that it follows, of whatever feature; without, it comes first. */
  after?: string;
  icon: ComponentType<{ "aria-hidden"?: boolean }>;
  href: string;
};

/** The groups of the menu, in their order: one's daily work first, what is arranged once at the foot. */
export const menuGroups = ["daily", "participation", "places", "care", "analysis", "chat", "foot"] as const;

export type MenuEntry = Entry & {
  /** `daily` unless told. */
  group?: (typeof menuGroups)[number];
  /** Not shown to who has no level in the module of this feature. */
  licence?: LicenceFeature;
  isForOwners?: true;
  isForSystem?: true;
  /** Where these do not say it: whom the entry is for. */
  isFor?: (session: Session) => boolean;
  /**
   * How many things wait behind it; asked for again when the feature's capability changes, and not shown for 0. How that
   * is spoken stands in the `menu` folder, under the key with "Count" behind it.
   */
  count?: () => Promise<number>;
};

/** A page of the settings, with its place among the others. Its title stands in the `menu` folder too. */
export type SettingsEntry = Omit<Entry, "icon">;

/** Something that stands in the way of people inside the shell: in the place of every screen, or above them. */
export type Gate = {
  stands: (session: Session) => boolean;
  place: "instead" | "above";
  /** Under this address the screens stay reachable. */
  except?: string;
  part: () => Promise<ComponentType>;
};

/** What a feature's door hands to the app. */
export type Feature = {
  name: string;
  /** The licence feature that its screens belong to: who may not read it is told why in their place. D §3 */
  licence?: LicenceFeature;
  /** Inside the shell; need a session as member of an organisation. */
  routes: FeatureRoute[];
  /** On their own, without shell and for everybody: signing in, choosing a membership. */
  publicRoutes?: FeatureRoute[];
  menu?: MenuEntry[];
  /** The menu of the back office; its addresses lie under `officePath`. */
  office?: Entry[];
  /** Shown to who may write what belongs to the licence feature. S1 §6 */
  create?: (Entry & { licence: LicenceFeature })[];
  /** For administrators; each renders a `SettingsPage`. S1 §2 Settings */
  settings?: SettingsEntry[];
  gates?: Gate[];
  /** Re-authenticates the user before a sensitive action; exactly one feature has it. */
  identity?: () => Promise<ComponentType<IdentityProps>>;
};

/** Addresses that the shell itself leads to; the accounts feature provides their screens. */
export const signInPath = "/sign-in";
export const chooseMembershipPath = "/memberships";
export const ownAccountPath = "/account";
/** For the provider's own people, with or without a membership. */
export const officePath = "/platform";
