import type { Module } from "@stoep/contract/kernel";
import type { ComponentType } from "react";
import type { IdentityProps } from "./identity.tsx";
import type { Session } from "./session-store.ts";

/** A screen and its address. Parameters start with a dollar: "/messages/$postId". The screen's code loads when it is needed. */
export type FeatureRoute = { path: string; screen: () => Promise<ComponentType> };

/** The places of the side menu and of the Create chooser that this version has; order, icons and labels are the shell's. */
export type MenuKey = "start" | "inbox" | "settings" | "backOffice";
/** The places of the provider's back office. */
export type OfficeKey = "networks" | "organisations" | "accounts" | "log";
export type CreateKey = "message" | "alert" | "poll";

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
  /** The module that its screens belong to: who cannot open it is told why in their place. D §3 */
  module?: Module;
  /** Inside the shell; need a session as member of an organisation. */
  routes: FeatureRoute[];
  /** On their own, without shell and for everybody: signing in, choosing a membership. */
  publicRoutes?: FeatureRoute[];
  menu?: { key: MenuKey; href: string; isForOwners?: true; isForSystem?: true }[];
  /** The menu of the back office; its addresses lie under `officePath`. */
  office?: { key: OfficeKey; href: string }[];
  create?: { key: CreateKey; href: string }[];
  gates?: Gate[];
  /** Asks who it is before something weighty: one feature has it. */
  identity?: () => Promise<ComponentType<IdentityProps>>;
};

/** Addresses that the shell itself leads to; the accounts feature provides their screens. */
export const signInPath = "/sign-in";
export const chooseMembershipPath = "/memberships";
export const ownAccountPath = "/account";
/** For the provider's own people, with or without a membership. */
export const officePath = "/platform";
