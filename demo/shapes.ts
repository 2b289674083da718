/** What the demonstration is made of, before any database: keys instead of ids, moments relative to the day of loading. */
import type { ReactionKind } from "@stoep/contract/conversations";
import type { Language } from "@stoep/contract/kernel";
import type { MessageType, Theme, Visibility } from "@stoep/contract/publishing";
import type { SceneName } from "./pictures/scenes/index.ts";
import type { City, GentArea, LeuvenArea } from "./places.ts";

export type OrganisationKey = "stad-gent" | "fietsatelier" | "buurtwerk-muide" | "stad-leuven";

/**
 * When a post goes out, local time. `day` (month-day) is the last time that day came, so that the winter posts are always
 * of a winter; `daysAgo` and `daysAhead` count from the day of loading.
 */
export type When =
  | { daysAgo: number; at: string }
  | { day: string; at: string }
  | { daysAhead: number; at: string }
  | "concept";

export interface Picture {
  scene: SceneName;
  alt: string;
  /** Another walk through the same scene. */
  seed?: string;
}

export interface Attachment {
  name: string;
  text: string;
}

export interface Button {
  link: string;
  text: string;
  description?: string;
}

/** Everything of a post that has words. Alternative texts and options in the order of the original. */
export interface Translation {
  title: string;
  text: string;
  button?: string;
  description?: string;
  alts?: readonly string[];
  options?: readonly string[];
}

export type Translations = Partial<Record<Language, Translation>>;

/** How people take a message: which reactions prevail. */
export type Mood = "joy" | "thanks" | "practical" | "worry" | "grumble" | "welcome" | "wonder";

/**
 * `text` is written in a small notation: a line is a paragraph, `- ` and `1. ` make lists, `## ` a heading, **bold**,
 * *italic*, [words](link). `{+3}` is the day three days after publication, `{sat+3}` the first Saturday from then on.
 */
export interface DemoPost {
  key: string;
  by: OrganisationKey;
  /** Key of a member of staff. */
  author: string;
  type?: MessageType;
  when: When;
  title: string;
  text: string;
  themes: readonly [Theme] | readonly [Theme, Theme];
  where: "all" | readonly (GentArea | LeuvenArea)[];
  streets?: readonly string[];
  visibility?: Visibility;
  options?: readonly string[];
  /** Days that a poll stays open. */
  openFor?: number;
  button?: Button;
  video?: string;
  attachments?: readonly Attachment[];
  pictures?: readonly Picture[];
  comments?: "off" | "combined" | "per-neighbourhood";
  mood?: Mood;
  /** Share of the readers that answer in some way, 0 to 1; about 0.3 is usual. */
  interest?: number;
  /** How votes fall: weights of the options, of for and against, or the mean score. */
  tally?: readonly number[];
  /** What it said at first, when it was corrected after so many hours. */
  corrected?: { title?: string; text?: string; afterHours: number };
}

export type { City, Language, MessageType, ReactionKind, Theme, Visibility };
