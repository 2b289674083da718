/** The shapes of the demonstration's care data before it is in a database. */
import type { CareIcon } from "@stoep/contract/care";
import type { Language } from "../shapes.ts";

/** A request for help. `{place}` is filled in with one of the places of its category. */
export interface Wish {
  title: string;
  text: string;
  /** The work order, if it says more than the text. */
  work?: string;
  /** How many minutes it takes, roughly. */
  minutes: number;
  needsCar?: true;
  /** Set if the member wrote it in the form of the public page; otherwise a concierge entered it, in Dutch. */
  language?: Language;
}

export interface Kind {
  /** The icon of a default category; each category has a different one. */
  icon: CareIcon;
  /** Its share of all tickets, in per cent. */
  share: number;
  places?: readonly string[];
  wishes: readonly Wish[];
  /** What helpers write about their skills. */
  skills: readonly string[];
}
