import { z } from "zod";
import { FileView } from "../../files/index.ts";
import {
  Day,
  fieldError,
  Id,
  Instant,
  Language,
  NamedReference,
  Position,
  textLine,
  textLines,
  Verdict,
} from "../../kernel/index.ts";
import { ImageView, PostState, Reach, Sender, Theme } from "../../publishing/index.ts";
import { currencies, ideaTypes, phaseTypes, projectKinds, timings } from "../values.ts";

export const ProjectKind = z.enum(projectKinds);
export type ProjectKind = z.infer<typeof ProjectKind>;
export const PhaseType = z.enum(phaseTypes);
export type PhaseType = z.infer<typeof PhaseType>;
export const IdeaType = z.enum(ideaTypes);
export type IdeaType = z.infer<typeof IdeaType>;
export const ProjectTiming = z.enum(timings);
export const Currency = z.enum(currencies);
export type Currency = z.infer<typeof Currency>;

/** S1 §5, §9; D §10 */
export const projectLimits = {
  title: 250,
  introduction: 1000,
  /** Of what is read; the markup around it comes on top. */
  text: 2500,
  textHtml: 20_000,
  altText: 250,
  videoUrl: 500,
  /** Whole units of the currency. */
  budget: 2_000_000_000,
  phases: 20,
  phaseTitle: 100,
  phaseText: 2000,
  minZoom: 0,
  maxZoom: 22,
} as const;

const Title = textLine(Number.POSITIVE_INFINITY).max(projectLimits.title, fieldError("titleTooLong"));
const Introduction = textLines(Number.POSITIVE_INFINITY).max(
  projectLimits.introduction,
  fieldError("introductionTooLong"),
);
const TextHtml = z.string().max(projectLimits.textHtml, fieldError("textTooLong"));
const PhaseTitle = textLine(Number.POSITIVE_INFINITY).max(projectLimits.phaseTitle, fieldError("phaseTitleTooLong"));
const PhaseText = textLines(Number.POSITIVE_INFINITY).max(projectLimits.phaseText, fieldError("phaseTextTooLong"));
/** A whole amount above 0, in the project's currency. */
const Budget = z
  .number()
  .int(fieldError("budgetNumber"))
  .min(1, fieldError("budgetNumber"))
  .max(projectLimits.budget, fieldError("budgetNumber"));

/** Compared as the database writes it. */
const PhaseId = Id.overwrite((id) => id.toLowerCase());

/** Where a map opens. */
const MapView = Position.extend({ zoom: z.number().min(projectLimits.minZoom).max(projectLimits.maxZoom) });

/** A stretch of a project in which residents can do one kind of thing. S1 §3 Phase */
export const PhaseFields = z.object({
  /** Unique within its project. */
  id: PhaseId,
  type: PhaseType.default("standard"),
  title: PhaseTitle,
  text: PhaseText.default(""),
  startsOn: Day.nullable().default(null),
  endsOn: Day.nullable().default(null),
  videoUrl: textLine(projectLimits.videoUrl).default(""),
  budget: Budget.nullable().default(null),
  isBottomUpEnabled: z.boolean().default(false),
  /** The ideas that it shows; none chosen: all. */
  ideaTypes: z.array(IdeaType).max(ideaTypes.length, fieldError("tooMany")).default([]),
  /** Where its map opens; null: on all its neighbourhoods. */
  map: MapView.nullable().default(null),
});
export type PhaseFields = z.output<typeof PhaseFields>;

const Translation = z.object({
  language: Language,
  title: Title,
  introduction: Introduction.default(""),
  textHtml: TextHtml.default(""),
  altText: textLine(projectLimits.altText).default(""),
  /** By the phase's id. */
  phases: z.record(PhaseId, z.object({ title: PhaseTitle, text: PhaseText })).default({}),
});

/** All that an editor can change. S1 §3 Project / citizen budget */
export const ProjectFields = z.object({
  /** Never changes. */
  kind: ProjectKind.default("project"),
  title: Title,
  introduction: Introduction.default(""),
  textHtml: TextHtml.default(""),
  /** The language it is written in. */
  language: Language,
  startsOn: Day.nullable().default(null),
  endsOn: Day.nullable().default(null),
  /** Residents may add ideas of their own. */
  isBottomUpEnabled: z.boolean().default(false),
  /** Ideas are shown once a colleague has read them. */
  isReadFirst: z.boolean().default(false),
  isPhased: z.boolean().default(false),
  /** In their order; they stay in a draft whose phases are switched off, and are shown to nobody. */
  phases: z.array(PhaseFields).max(projectLimits.phases, fieldError("tooManyPhases")).default([]),
  budget: Budget.nullable().default(null),
  currency: Currency.nullable().default(null),
  theme: Theme.nullable().default(null),
  secondTheme: Theme.nullable().default(null),
  neighbourhoodIds: z.array(Id).max(1000, fieldError("tooMany")).default([]),
  videoUrl: textLine(projectLimits.videoUrl).default(""),
  /** A new one replaces the old, which is deleted. */
  image: z
    .object({ id: Id, altText: textLine(projectLimits.altText) })
    .nullable()
    .default(null),
  /** The resident's message that it began with. */
  shoutId: Id.nullable().default(null),
  translations: z.array(Translation).max(3, fieldError("tooMany")).default([]),
});

/** What may be saved as a draft: limits apply, but it need not be complete. */
export const ProjectDraft = ProjectFields.refine(({ theme, secondTheme }) => theme === null || theme !== secondTheme, {
  path: ["secondTheme"],
  ...fieldError("categoryTwice"),
})
  .refine(
    ({ language, translations }) =>
      new Set([language, ...translations.map((one) => one.language)]).size === translations.length + 1,
    { path: ["translations"], ...fieldError("languageTwice") },
  )
  .refine(({ phases }) => new Set(phases.map(({ id }) => id)).size === phases.length, {
    path: ["phases"],
    ...fieldError("invalid"),
  });
export type ProjectDraft = z.input<typeof ProjectDraft>;

/** The whole project, for its editors. */
export const Project = ProjectFields.extend({
  id: Id,
  state: PostState,
  /** Increments with every save; sent back to notice that someone else saved in between. */
  version: z.number().int(),
  previewedVersion: z.number().int().nullable(),
  publishAt: Instant.nullable(),
  publishedAt: Instant.nullable(),
  editedAt: Instant.nullable(),
  savedAt: Instant,
  createdBy: z.string(),
  /** On the public participation pages, or only to be reached by its link. */
  isPublic: z.boolean(),
  /** When it was ended before its last day. */
  endedAt: Instant.nullable(),
  /** Null while a day is missing. */
  timing: ProjectTiming.nullable(),
  daysLeft: z.number().int(),
  imageFile: FileView.nullable(),
  /** Null: it began with none, or it is gone. */
  shout: z.object({ id: Id, title: z.string() }).nullable(),
  can: z.object({
    edit: Verdict,
    publish: Verdict,
    setPublic: Verdict,
    end: Verdict,
    reopen: Verdict,
    delete: Verdict,
  }),
});
export type Project = z.infer<typeof Project>;

const ReadPhase = z.object({
  id: Id,
  type: PhaseType,
  title: z.string(),
  text: z.string(),
  startsOn: Day,
  endsOn: Day,
  timing: ProjectTiming,
  videoId: z.string().nullable(),
  budget: z.number().int().nullable(),
  /** Residents contribute while it runs. */
  takesIdeas: z.boolean(),
  /** The ideas that it shows; none: all. */
  ideaTypes: z.array(IdeaType),
  /** Null: on all neighbourhoods of its project. */
  map: MapView.nullable(),
});

/** Where and until when residents contribute today, or else from when. */
export const ideasWindowFields = {
  /** `phaseId` null: in a project without phases. */
  takesIdeas: z.object({ phaseId: Id.nullable(), until: Day }).nullable(),
  takesIdeasFrom: Day.nullable(),
};

/** A project as a reader sees it, in their language if there is a translation. */
export const ReadProject = z.object({
  id: Id,
  kind: ProjectKind,
  title: z.string(),
  introduction: z.string(),
  textHtml: z.string(),
  /** The language of this title and text. */
  language: Language,
  isTranslated: z.boolean(),
  originalLanguage: Language,
  organisation: Sender,
  publishedAt: Instant,
  isEdited: z.boolean(),
  version: z.number().int(),
  startsOn: Day,
  endsOn: Day,
  timing: ProjectTiming,
  /** The last day included; 0: it is over. */
  daysLeft: z.number().int(),
  theme: Theme.nullable(),
  secondTheme: Theme.nullable(),
  neighbourhoods: z.array(NamedReference),
  image: ImageView.nullable(),
  videoId: z.string().nullable(),
  budget: z.object({ amount: z.number().int(), currency: Currency }).nullable(),
  /** In their order; none where it has none. */
  phases: z.array(ReadPhase),
  /** The reader does; nobody but residents can. */
  isFollowed: z.boolean(),
  followers: z.number().int(),
  ...ideasWindowFields,
  /** Ideas are shown once a colleague has read them. */
  isReadFirst: z.boolean(),
});
export type ReadProject = z.infer<typeof ReadProject>;

export const ProjectPreview = z.object({
  version: z.number().int(),
  reach: Reach,
  /** As a reader sees it, in each of its languages. */
  readings: z.array(ReadProject),
});
export type ProjectPreview = z.infer<typeof ProjectPreview>;
