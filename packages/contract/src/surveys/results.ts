/** What the answers to a survey say together, for those who run it. D §9, §12 */
import { z } from "zod";
import { Cursor, Day, Id, Language, NamedReference, pageOf, queryList, routes, textLine } from "../kernel/index.ts";
import { staffFor } from "../licences/index.ts";
import { AnswersDraft } from "./questions.ts";
import { AnswerChannel } from "./schemas.ts";

/** What of a question was answered: an item of its counts, after the id of the question. */
const AnsweredItem = z.string().regex(/^[0-9a-f-]{36}:.{1,100}$/s);

const answerFilter = {
  neighbourhoodIds: queryList(Id),
  /** By the day on which they were given; both days belong to it. */
  from: Day.optional(),
  until: Day.optional(),
  languages: queryList(Language, 4),
  channels: queryList(AnswerChannel, 4),
  /**
   * "<question>:<item>", as `counts` has them: of one question any of the named items, of several questions all of them. An answer of
   * which personal parts went in time is not found by those.
   */
  answered: queryList(AnsweredItem, 50),
};

export const ResultFilter = z.object({ ...answerFilter, cursor: Cursor });
export type ResultFilter = z.output<typeof ResultFilter>;

const Counts = z.record(Id, z.record(z.string(), z.number()));

/**
 * A part of the sums over all answers that the filter finds: of many answers the filtered ones come in parts, which are added up. What
 * the counts say is read by `resultsOf` of @stoep/instrument.
 */
export const ResultPart = z.object({
  /** Answers in this part. */
  answers: z.number().int(),
  /** Of them, by the version of the questionnaire. */
  versions: z.array(z.object({ version: z.number().int(), answers: z.number().int() })),
  /** By question and item; what is missing is 0. */
  counts: Counts,
  /** All answers of the survey, filtered or not. */
  all: z.number().int(),
  next: z.string().nullable(),
});
export type ResultPart = z.infer<typeof ResultPart>;

export const Participation = z.object({
  /** In order; days without an answer are left out. */
  days: z.array(z.object({ day: Day, answers: z.number().int() })),
  neighbourhoods: z.array(
    z.object({ id: Id, name: z.string(), answers: z.number().int(), addresses: z.number().int() }),
  ),
  languages: z.array(z.object({ language: Language, answers: z.number().int() })),
  channels: z.array(z.object({ channel: AnswerChannel, answers: z.number().int() })),
});
export type Participation = z.infer<typeof Participation>;

/** Of one respondent. Nothing says who gave it, nor in which order it came that day. */
export const GivenAnswer = z.object({
  id: Id,
  day: Day,
  neighbourhood: NamedReference,
  language: Language,
  channel: AnswerChannel,
  instrumentVersion: z.number().int(),
  /** Without those to private questions. */
  answers: AnswersDraft,
  /** Private questions that were answered. */
  withheld: z.array(Id),
});
export type GivenAnswer = z.infer<typeof GivenAnswer>;

export const GivenAnswerFilter = z.object({
  ...answerFilter,
  /** Only those who answered this question. */
  questionId: Id.optional(),
  /** In what was written in answer to it. */
  search: textLine(100).optional(),
  cursor: Cursor,
});
export type GivenAnswerFilter = z.output<typeof GivenAnswerFilter>;

const viewer = staffFor("surveys", "viewer");

export const resultRoutes = routes({
  getSurveyResults: {
    summary: "What the answers that a filter finds say together, in parts that are added up; unfiltered in one",
    method: "GET",
    path: "/surveys/:surveyId/results",
    access: viewer,
    query: ResultFilter,
    response: ResultPart,
    refusals: ["not_found"],
  },
  listSurveyAnswers: {
    summary: "The answers that a filter finds, one by one, the latest day first; twenty a page, fewer where few match",
    method: "GET",
    path: "/surveys/:surveyId/answers",
    access: viewer,
    query: GivenAnswerFilter,
    response: pageOf(GivenAnswer),
    refusals: ["not_found"],
  },
  getSurveyParticipation: {
    summary: "How many answered a survey, by day, neighbourhood, language and channel",
    method: "GET",
    path: "/surveys/:surveyId/participation",
    access: viewer,
    response: Participation,
    refusals: ["not_found"],
  },
});
