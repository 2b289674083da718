/** What the demonstration's care is made of, before it is in a database. */
import type { CareIcon } from "@stoep/contract/care";
import type { Language } from "../shapes.ts";

/** What somebody asks help with. `{place}` is filled in with one of the places of its category. */
export interface Wish {
  title: string;
  text: string;
  /** The work order, where more must be said than in the text. */
  work?: string;
  /** How long it takes, about. */
  minutes: number;
  needsCar?: true;
  /** As its member writes it in the form of the public page; otherwise a concierge wrote it down, in Dutch. */
  language?: Language;
}

export interface Kind {
  /** The icon of one of the usual categories, which no two share. */
  icon: CareIcon;
  /** How many in a hundred tickets. */
  share: number;
  places?: readonly string[];
  wishes: readonly Wish[];
  /** What helpers say about what they can. */
  skills: readonly string[];
}
