/** The demonstration's data before it is in a database: keys instead of ids, times relative to the day of loading. */
import type { ReactionKind } from "@stoep/contract/conversations";
import type { MessageType, Theme, VacancyDraft, Visibility } from "@stoep/contract/publishing";
import type { ApplicationState } from "@stoep/contract/vacancies";
import type { SceneName } from "./pictures/scenes/index.ts";
import type { City, GentArea, LeuvenArea } from "./places.ts";

export type OrganisationKey = "stad-gent" | "fietsatelier" | "buurtwerk-muide" | "stad-leuven";

/**
 * When a post goes out, in local time. `day` (month-day) is the most recent such day, so that winter posts are always from a winter;
 * `daysAgo` and `daysAhead` count from the day of loading.
 */
export type When =
  | { daysAgo: number; at: string }
  | { day: string; at: string }
  | { daysAhead: number; at: string }
  | "concept";

export interface Picture {
  scene: SceneName;
  alt: string;
  /** Gives a variant of the same scene. */
  seed?: string;
}

export interface Attachment {
  name: string;
  text: string;
}

export interface Button {
  /** Without a link, it leads to the form for asking help. */
  link?: string;
  text: string;
  description?: string;
}

/** An applicant among the residents reached; `by` names a particular one. */
export interface Applicant {
  by?: string;
  daysAfter: number;
  motivation: string;
  phone?: string;
  state?: ApplicationState;
  note?: string;
}

export interface Vacancy extends Partial<Omit<VacancyDraft, "applyUntil">> {
  address: string;
  /** Days from publication to the last day to apply. */
  applyFor?: number;
  applicants?: readonly Applicant[];
}

/** All texts of a post. Alternative texts and options are in the order of the original. */
export interface Translation {
  title: string;
  text: string;
  button?: string;
  description?: string;
  alts?: readonly string[];
  options?: readonly string[];
}

/** The languages in which people here write; Stoep may support more. */
export type Language = "nl" | "fr" | "en" | "tr";

export type Translations = Partial<Record<Language, Translation>>;

/** How people respond to a message: which reactions prevail. */
export type Mood = "joy" | "thanks" | "practical" | "worry" | "grumble" | "welcome" | "wonder";

export type Weekday = "sun" | "mon" | "tue" | "wed" | "thu" | "fri" | "sat";

/** When (in days from publication) and where an activity is, and which of its dates were cancelled or moved. */
export interface DemoActivity {
  /** Days after publication, then on to the first of these weekdays, if one is given. */
  in: number;
  on?: Weekday;
  at: string;
  /** Empty: until the end of the day. */
  until: string;
  address: string;
  /** Longitude and latitude. */
  place: readonly [number, number];
  /** Number of dates in a series, one a week or one a month. */
  weeks?: number;
  months?: number;
  hasNoRegistration?: true;
  capacity?: number;
  closesHoursBefore?: number;
  /** About how many people register for each date. */
  turnout: number;
  /** Residents who can sign in and come to the dates of the next two weeks. */
  regulars?: readonly string[];
  /** Indexes of the dates that were cancelled and moved, from 0. */
  cancelled?: number;
  moved?: number;
}

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
  /** Key of the project that it belongs to, and which of its phases. */
  project?: { key: string; phase?: number };
  video?: string;
  vacancy?: Vacancy;
  attachments?: readonly Attachment[];
  pictures?: readonly Picture[];
  comments?: "off" | "combined" | "per-neighbourhood";
  mood?: Mood;
  /** Share of the readers that respond in some way, 0 to 1; typically about 0.3. */
  interest?: number;
  /** The distribution of votes: weights of the options or of for and against, or the mean score. */
  tally?: readonly number[];
  activity?: DemoActivity;
  /** The original text of a post that was corrected after some hours. */
  corrected?: { title?: string; text?: string; afterHours: number };
}

export type { City, MessageType, ReactionKind, Theme, Visibility };
