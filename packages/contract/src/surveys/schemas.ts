import { instrumentLimits } from "@stoep/instrument";
import { z } from "zod";
import { FileView } from "../files/index.ts";
import {
  Cursor,
  Day,
  fieldError,
  Id,
  Instant,
  Language,
  NamedReference,
  pageOf,
  queryList,
  textLine,
  textLines,
  Verdict,
} from "../kernel/index.ts";
import { ideaKinds, ProjectTiming } from "../participation/index.ts";
import { PeopleCount } from "../people-count.ts";
import { PostState, Reach, Sender } from "../publishing/index.ts";
import { fold } from "../search-words.ts";
import { Instrument } from "./questions.ts";
import { answerChannels, respondents, surveyKinds, surveyLimits } from "./values.ts";

export const SurveyKind = z.enum(surveyKinds);
export type SurveyKind = z.infer<typeof SurveyKind>;
export const Respondents = z.enum(respondents);
export type Respondents = z.infer<typeof Respondents>;
export const AnswerChannel = z.enum(answerChannels);
export type AnswerChannel = z.infer<typeof AnswerChannel>;

/** Dashes are put between words by themselves. S1 §5 */
const dashed = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/** The last part of the public link; empty: not chosen yet. */
const LinkSlug = z
  .string()
  .max(200, fieldError("slugLength"))
  .overwrite(dashed)
  .refine(
    (slug) => slug === "" || (slug.length >= surveyLimits.slugLeast && slug.length <= surveyLimits.slugMost),
    fieldError("slugLength"),
  );

/** Read before the first page. S1 §3 introduction message */
export const IntroductionFields = z.object({
  title: textLine(instrumentLimits.title),
  text: textLines(surveyLimits.introduction),
  button: textLine(surveyLimits.button),
});

export const SurveyTranslation = z.object({
  language: Language,
  introduction: IntroductionFields,
  thanks: textLines(surveyLimits.thanks),
  /** The questionnaire's texts, by their keys. */
  texts: z.record(z.string().max(100), textLines(surveyLimits.introduction)),
});

/** What a contribution form takes beside its questions. S1 §3 */
const FormFields = z.object({
  type: z.enum(ideaKinds).nullable(),
  takesAttachments: z.boolean(),
  takesImages: z.boolean(),
  /** Others may support what comes in. */
  takesSupport: z.boolean(),
  takesPlace: z.boolean(),
});

/** All that an editor decides. */
const SurveyFields = z.object({
  /** Never changes. */
  kind: SurveyKind.default("survey"),
  /** The language it is written in. */
  language: Language,
  instrument: Instrument,
  /** Null: none is shown, and the first page comes at once. */
  introduction: IntroductionFields.nullable().default(null),
  videoUrl: textLine(surveyLimits.videoUrl).default(""),
  /** Shown when the answer has been sent. */
  thanks: textLines(surveyLimits.thanks).default(""),
  startsOn: Day.nullable().default(null),
  /** The last day belongs to it. */
  endsOn: Day.nullable().default(null),
  /** It goes on until somebody ends it; `endsOn` is kept and unused. */
  hasNoEnd: z.boolean().default(false),
  respondents: Respondents.default("residents"),
  /** For residents: only those who are proven. */
  asksProof: z.boolean().default(false),
  /** For residents and holders of codes: until the end the answer can be changed. */
  canChange: z.boolean().default(false),
  /** None: the whole network. */
  neighbourhoodIds: z.array(Id).max(1000, fieldError("tooMany")).default([]),
  /** Null: it belongs to no project. */
  projectId: Id.nullable().default(null),
  phaseId: Id.nullable().default(null),
  slug: LinkSlug.default(""),
  keptMonths: z
    .number()
    .int(fieldError("monthsNumber"))
    .min(surveyLimits.keptLeast, fieldError("monthsNumber"))
    .max(surveyLimits.keptMost, fieldError("monthsNumber"))
    .default(surveyLimits.kept),
  /** Of a contribution form; null elsewhere. */
  form: FormFields.nullable().default(null),
  translations: z.array(SurveyTranslation).max(3, fieldError("tooMany")).default([]),
});

/** What may be saved as a draft: limits apply, but it need not be complete. */
export const SurveyDraft = SurveyFields.refine(({ kind, form }) => (kind === "form") === (form !== null), {
  path: ["form"],
  ...fieldError("invalid"),
}).refine(
  ({ language, translations }) =>
    new Set([language, ...translations.map((one) => one.language)]).size === translations.length + 1,
  { path: ["translations"], ...fieldError("languageTwice") },
);
export type SurveyDraft = z.input<typeof SurveyDraft>;
export type SurveyContent = z.output<typeof SurveyDraft>;

const SurveyVerdicts = z.object({
  edit: Verdict,
  publish: Verdict,
  setPublic: Verdict,
  end: Verdict,
  reopen: Verdict,
  delete: Verdict,
});

/** For its editors. */
export const Survey = SurveyFields.extend({
  id: Id,
  state: PostState,
  /** Increments with every save; sent back to notice that someone else saved in between. */
  version: z.number().int(),
  previewedVersion: z.number().int().nullable(),
  /** Counted from 1 with the first publishing; a change while there are answers makes the next. */
  instrumentVersion: z.number().int(),
  publishAt: Instant.nullable(),
  publishedAt: Instant.nullable(),
  editedAt: Instant.nullable(),
  savedAt: Instant,
  createdBy: z.string(),
  isPublic: z.boolean(),
  /** When it was ended before its last day. */
  endedAt: Instant.nullable(),
  /** Null while a day is missing. */
  timing: ProjectTiming.nullable(),
  /** Null: it has no end. */
  daysLeft: z.number().int().nullable(),
  /** There are answers: what would change their meaning is locked, and so are link and respondents. */
  hasAnswers: z.boolean(),
  /** Codes were made: link and respondents are locked. */
  hasCodes: z.boolean(),
  participants: PeopleCount,
  /** For testing, wiped when it is published. */
  testAnswers: z.number().int(),
  /** Of questions and options. */
  images: z.array(FileView),
  projectTitle: z.string().nullable(),
  /** Of the participants, those whose answers staff entered from paper. */
  onPaper: PeopleCount,
  can: SurveyVerdicts.extend({ enterPaper: Verdict }),
});
export type Survey = z.infer<typeof Survey>;

/** A row of the organisation's list. */
export const SurveyRow = z.object({
  id: Id,
  kind: SurveyKind,
  title: z.string(),
  state: PostState,
  publishAt: Instant.nullable(),
  publishedAt: Instant.nullable(),
  savedAt: Instant,
  startsOn: Day.nullable(),
  endsOn: Day.nullable(),
  timing: ProjectTiming.nullable(),
  daysLeft: z.number().int().nullable(),
  respondents: Respondents,
  isPublic: z.boolean(),
  questions: z.number().int(),
  participants: PeopleCount,
  projectTitle: z.string().nullable(),
  languages: z.array(Language),
  createdBy: z.string(),
  can: SurveyVerdicts.omit({ publish: true }),
});
export type SurveyRow = z.infer<typeof SurveyRow>;

export const SurveyFilter = z.object({
  /** Only surveys with these ids. */
  ids: queryList(Id, 100),
  state: PostState.default("published"),
  search: textLine(100).optional(),
  kind: SurveyKind.optional(),
  timing: ProjectTiming.optional(),
  projectId: Id.optional(),
  neighbourhoodId: Id.optional(),
  isPublic: z.enum(["yes", "no"]).optional(),
  sort: z.enum(["moment", "title", "end"]).default("moment"),
  direction: z.enum(["asc", "desc"]).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(surveyLimits.pageSize),
  cursor: Cursor,
});
export type SurveyFilter = z.output<typeof SurveyFilter>;

export const SurveyPage = pageOf(SurveyRow).extend({
  counts: z.object({ published: z.number().int(), scheduled: z.number().int(), concept: z.number().int() }),
  /** How many match the filters; null without filters. */
  found: z.number().int().nullable(),
});

/** A live one as a respondent sees it, in their language if there is a translation. */
export const ReadSurvey = z.object({
  id: Id,
  kind: SurveyKind,
  instrument: Instrument,
  instrumentVersion: z.number().int(),
  language: Language,
  isTranslated: z.boolean(),
  languages: z.array(Language),
  introduction: IntroductionFields.nullable(),
  videoId: z.string().nullable(),
  thanks: z.string(),
  organisation: Sender,
  project: z.object({ id: Id, title: z.string() }).nullable(),
  startsOn: Day,
  endsOn: Day.nullable(),
  timing: ProjectTiming,
  daysLeft: z.number().int().nullable(),
  respondents: Respondents,
  canChange: z.boolean(),
  keptMonths: z.number().int(),
  form: FormFields.nullable(),
  /** To choose from, where the neighbourhood is not known. */
  neighbourhoods: z.array(NamedReference),
  slug: z.string(),
  images: z.array(FileView),
});
export type ReadSurvey = z.infer<typeof ReadSurvey>;

/** One of the public participation pages, in the reader's language if there is a translation. */
export const PublicSurvey = z.object({
  id: Id,
  kind: SurveyKind,
  title: z.string(),
  language: Language,
  organisation: NamedReference,
  startsOn: Day,
  endsOn: Day.nullable(),
  timing: ProjectTiming,
  daysLeft: z.number().int().nullable(),
  respondents: Respondents,
  /** Of one that is answered by its public link. */
  slug: z.string().nullable(),
});
export type PublicSurvey = z.infer<typeof PublicSurvey>;

export const SurveyPreview = z.object({
  version: z.number().int(),
  reach: Reach,
  /** As a respondent sees it, in each of its languages. */
  readings: z.array(ReadSurvey),
});
export type SurveyPreview = z.infer<typeof SurveyPreview>;
