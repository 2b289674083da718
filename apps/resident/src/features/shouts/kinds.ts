/** The kinds of message, and how they differ. */
import type { ShoutKind } from "@stoep/contract/shouts";
import { shoutKinds } from "@stoep/contract/shouts/values";
import { AlertIcon, DuplicateIcon, HeartIcon, MessageIcon, SearchIcon, SunIcon, ThanksIcon } from "@stoep/ui/icons";

export const kindIcons = {
  idea: SunIcon,
  alert: AlertIcon,
  "help-request": ThanksIcon,
  "looking-for": SearchIcon,
  "give-away": HeartIcon,
  borrow: DuplicateIcon,
  general: MessageIcon,
} satisfies Record<ShoutKind, unknown>;

export const isKind = (text: string | null | undefined): text is ShoutKind =>
  (shoutKinds as readonly string[]).includes(text ?? "");

/** Things to find, give away or borrow have a card of their own. */
export const isAboutThing = (kind: ShoutKind): boolean =>
  kind === "looking-for" || kind === "give-away" || kind === "borrow";

/** Kinds that have a place. */
export const hasPlace = (kind: ShoutKind): boolean => kind === "idea" || kind === "alert" || kind === "give-away";

/** Kinds that are for the city, unless the author chooses otherwise. */
export const isForMunicipality = (kind: ShoutKind): boolean => kind === "idea" || kind === "alert";
