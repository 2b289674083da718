/** The notation of a project of the demonstration. */
import type { IdeaType, PhaseType } from "@stoep/contract/participation";
import type { GentArea } from "../places.ts";
import type { Language, Picture, Theme, When } from "../shapes.ts";

/** In days from the day of loading: the first and the last. */
export type Span = readonly [from: number, until: number];

interface DemoPhase {
  type: PhaseType;
  title: string;
  text: string;
  days: Span;
  budget?: number;
  isBottomUpEnabled?: true;
  ideaTypes?: readonly IdeaType[];
  /** Where its map opens. */
  map?: { longitude: number; latitude: number; zoom: number };
}

interface ProjectTranslation {
  title: string;
  introduction: string;
  text: string;
  alt: string;
  /** In the order of its phases. */
  phases?: readonly { title: string; text: string }[];
}

/** `text` is in the notation of posts, without days. */
export interface DemoProject {
  key: string;
  /** Key of a member of staff of Stad Gent. */
  author: string;
  when: When;
  kind: "project" | "budget";
  title: string;
  introduction: string;
  text: string;
  days?: Span;
  themes?: readonly [Theme] | readonly [Theme, Theme];
  where: readonly GentArea[];
  budget?: number;
  isPublic?: true;
  isBottomUpEnabled?: true;
  /** Ideas appear once a colleague has read them. */
  isReadFirst?: true;
  picture?: Picture;
  phases?: readonly DemoPhase[];
  translations?: Partial<Record<Language, ProjectTranslation>>;
}
