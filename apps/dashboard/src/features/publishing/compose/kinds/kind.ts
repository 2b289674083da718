/** What a kind of post provides for the editor, which names no kind itself: all are listed in `index.ts` and `parts.ts`. */
import type { ActivityDraft, ReadPost, VacancyDraft } from "@stoep/contract/publishing";
import type { LicenceFeature } from "../../../../app/index.ts";
import type { Draft } from "../draft.ts";

export type OwnFields = { activity: ActivityDraft | null; vacancy: VacancyDraft | null };

/** What is known when a new post is created. */
export type CreationContext = {
  now: Date;
  timeZone: string;
  /** The day of the calendar from which it was created. */
  day: string | null;
};

/** A kind's own fields as readers get them. */
export type OwnPreview = Pick<ReadPost, "activity" | "vacancy">;

/** One of the groups of fields in a long form. Its texts are under `compose.sections.<key>`. */
export type SectionRule = {
  key: SectionKey;
  /** Prefixes of its fields' paths; a jump leads to the first if nothing is missing. */
  paths: readonly string[];
  isFilled: (draft: Draft) => boolean;
};
export type SectionKey =
  | ("text" | "theme" | "translations" | "audience" | "pictures" | "video" | "attachments" | "button" | "link")
  | ("when" | "where" | "coming" | "work" | "contact" | "apply");

export type KindRules = {
  /** The licence feature that decides who may write it. */
  licence: LicenceFeature;
  /** Where a new post of this kind is written. */
  newPath: string;
  isThemeRequired: boolean;
  /** The fields that a new post starts with. */
  begin: (beginning: CreationContext) => OwnFields;
  /** Its own fields in screen order, between text and theme. */
  order: readonly string[];
  /** The sections of its own fields, between text and theme. */
  sections: readonly SectionRule[];
  /** Its own fields as readers will see them. */
  shown: (draft: Draft, at: { timeZone: string; now: Date }) => OwnPreview;
};
