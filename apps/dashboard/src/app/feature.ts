import type { IdentityProps } from "@stoep/client/identity";
import type { SearchItem, SearchKind } from "@stoep/contract/feed";
import type { Module } from "@stoep/contract/kernel";
import type { ProjectKind } from "@stoep/contract/participation";
import type { PostKind, PostState } from "@stoep/contract/publishing";
import type { PartSwitchProps } from "@stoep/ui";
import type { ComponentType, FunctionComponent } from "react";
import type { LicenceFeature } from "./access.ts";
import type { Session } from "./session-store.ts";

/** A screen and its address. Parameters start with a dollar: "/messages/$postId". The screen's code is loaded on demand. */
export type FeatureRoute = { path: string; screen: () => Promise<ComponentType> };

/** A menu entry. Its texts are in the feature's `menu` folder, under its key. */
export type Entry = {
  key: string;
  /** The key of the entry that it follows, possibly another feature's; without one it comes first. */
  after?: string;
  icon: ComponentType<{ "aria-hidden"?: boolean }>;
  href: string;
};

/** The groups of the menu, in order: daily work first, one-off settings last. */
export const menuGroups = ["daily", "participation", "places", "care", "analysis", "chat", "foot"] as const;

export type MenuEntry = Entry & {
  /** `daily` by default. */
  group?: (typeof menuGroups)[number];
  /**
   * The key of the entry that this one is a part of, possibly another feature's. Parts open below their entry when the user is in it; the
   * entry itself leads to the first of them, and is hidden with the last. `href` is the address under which all of them are.
   */
  within?: string;
  /** Hidden from members without a level in this feature's module. */
  licence?: LicenceFeature;
  isForOwners?: true;
  isForSystem?: true;
  /** Whom the entry is for, if the fields above cannot express it. */
  isFor?: (session: Session) => boolean;
  /**
   * How many things are waiting there; fetched again when the feature's capability changes, and hidden for 0. The text for
   * screen readers is in the `menu` folder, under the key with "Count" appended.
   */
  count?: () => Promise<number>;
};

/** A part of the list of messages, for members who may read its licence feature. Its texts are in the `menu` folder, under `kinds`. */
type InboxKind = Omit<Entry, "icon" | "href"> & { licence: LicenceFeature } & (OfPosts | OfOthers);

/** A kind of post. */
type OfPosts = {
  kind: PostKind;
  /** The address where a new post of this kind is written. */
  newHref: string;
  List?: never;
};

/** Something else that is published, such as projects. It has the name that `countInbox` counts it by, and a list of its own. */
type OfOthers = { kind: string; List: ComponentType<InboxListProps> };

export type InboxListProps = {
  kind: string;
  state: PostState;
  /** How many of this kind there are in this state, once that is known. */
  total: number | undefined;
  /** The choice between the kinds, for the list to show beside its filters. */
  parts: PartSwitchProps;
};

/** A resident's message from which something else can be started. */
export type ShoutOrigin = { id: string; title: string; neighbourhoodId: string };

/**
 * Something that a resident's message can become, such as a project: an act in its menu, for members who may use the licence feature.
 * Its texts are in the `menu` folder, under `shoutActs`. S1 §4
 */
export type ShoutAct = Omit<Entry, "href"> & {
  licence: LicenceFeature;
  /** The address where it is started, with the known details of the message filled in. */
  hrefFor: (shout: ShoutOrigin) => string;
};

/**
 * A kind of thing that posts can belong to, such as a project. Its texts are in the `menu` folder, under `postLinks`: its name, what
 * the list of its parts is called, the part that stands for all of it, what its button says to residents. S1 §3
 */
export type PostLinkKind = { kind: string; licence: LicenceFeature; hrefOf: (id: string) => string };

/** A kind of thing that one-off licences of a module can name. Its texts are in the `menu` folder, under `licensedKinds`. D §4 */
export type LicensedKind = { kind: string; module: Module };

/**
 * A tab that a capability adds where participation stands: to the overview of all of it, or to a project's page. Its name is in the `menu`
 * folder, under `participationTabs`; the part is loaded when the tab is opened. S1 §2
 */
export type ParticipationTab<Props extends object> = Omit<Entry, "icon" | "href"> & {
  licence: LicenceFeature;
  Part: FunctionComponent<Props>;
};
type TabbedProject = { id: string; title: string; kind: ProjectKind; state: PostState };
export type ProjectTab = ParticipationTab<{ project: TabbedProject }> & {
  /** Which projects have it; every one by default. */
  isFor?: (project: TabbedProject) => boolean;
};

/** Figures that a capability adds to those of the overview of participation, each a cell of its columns. */
export type ParticipationFigures = { licence: LicenceFeature; Part: FunctionComponent };

/** A card of the start page, for members who may read its licence feature. */
export type StartCard = { licence: LicenceFeature; part: () => Promise<ComponentType> };

/** A kind of subject that people talk about. Its name, as a type of what is reported, is in the `menu` folder, under `subjects`. D §8 */
export type SubjectPlace = {
  kind: string;
  hrefOf: (id: string) => string;
};

/** A kind of thing that the search finds. The heading above it is in the `menu` folder, under `found`. S1 §2 */
export type SearchPlace = {
  kind: SearchKind;
  hrefOf: (item: SearchItem) => string;
  /** The address of the list of all these things, to which `search` is added; absent if there is no such list. */
  list?: string;
  /** Whether a thing of this kind without a date is a draft. */
  isDraftWithoutMoment?: true;
};

/** A settings page and its position among the others. Its title is in the `menu` folder too. */
export type SettingsEntry = Omit<Entry, "icon">;

/**
 * A screen, or a part of one, that is in no menu: the search over everything finds it. Its name and other words for it are in the `search`
 * folder, under `places`; the words for entries of menus are beside them, under `menu`, `create`, `settings` and `office`. S1 §2
 */
export type FoundPlace = Pick<MenuEntry, "licence" | "isForOwners" | "isForSystem" | "isFor"> & {
  key: string;
  /** With a hash for a part of a screen: the id of its card. */
  href: string;
};

/** Something shown to people in the shell instead of every screen, or above it. */
export type Gate = {
  stands: (session: Session) => boolean;
  place: "instead" | "above";
  /** Screens under this address stay reachable. */
  except?: string;
  /** Concerns the screens under this address alone. */
  only?: string;
  part: () => Promise<ComponentType>;
};

/** What a feature's door exports to the app. */
export type Feature = {
  name: string;
  /** The licence feature that its screens belong to; members who may not read it see the reason instead. D §3 */
  licence?: LicenceFeature;
  /** Inside the shell; they need a session with an active membership. */
  routes: FeatureRoute[];
  /** Outside the shell and open to everyone: signing in, choosing a membership. */
  publicRoutes?: FeatureRoute[];
  menu?: MenuEntry[];
  /** The menu of the back office; its addresses are under `officePath`. */
  office?: Entry[];
  /** Each is shown to members who may write in its licence feature. S1 §6 */
  create?: (Entry & { licence: LicenceFeature })[];
  /** The kinds of the list of messages; those of posts are also those of its calendar and its statistics. S1 §2 */
  inboxKinds?: InboxKind[];
  shoutActs?: ShoutAct[];
  postLinks?: PostLinkKind[];
  licensedKinds?: LicensedKind[];
  overviewTabs?: ParticipationTab<object>[];
  overviewFigures?: ParticipationFigures;
  projectTabs?: ProjectTab[];
  startCards?: StartCard[];
  found?: SearchPlace[];
  places?: FoundPlace[];
  subjects?: SubjectPlace[];
  /** For administrators; each renders a `SettingsPage`. S1 §2 Settings */
  settings?: SettingsEntry[];
  gates?: Gate[];
  /** The bell of the top bar: the menu entry whose count it shows, and its list, which is loaded when it is opened; at most one feature has it. */
  bell?: { entry: string; list: () => Promise<ComponentType<{ onClose: () => void }>> };
  /** Re-authenticates the user before a sensitive action; exactly one feature has it. */
  identity?: () => Promise<ComponentType<IdentityProps>>;
};

/** Addresses that the shell itself links to; the accounts feature provides their screens. */
export const signInPath = "/sign-in";
export const chooseMembershipPath = "/memberships";
export const ownAccountPath = "/account";
/** For the provider's staff, with or without a membership. */
export const officePath = "/platform";
