/**
 * The questionnaires of surveys, calls and contribution forms: kinds of questions, what depends on earlier answers, which answers may be
 * sent, what may change once there are answers, and words in several languages. The same on the server, in both apps and on paper.
 * Pure, without dependencies.
 *
 * The rules in words: docs/specification/instrument.md
 */
export { answerProblems, withLeftBlank } from "./answers.ts";
export { type InstrumentProblems, instrumentProblems } from "./check.ts";
export { type Flow, flowOf, keptAnswers, lostAnswers, shownIn } from "./flow.ts";
export { type FreshIds, withFreshIds } from "./fresh-ids.ts";
export * from "./instrument.ts";
export { answerProblemOf, type Domain, domainOf, inWords, paperOf } from "./kinds/index.ts";
export type { Result } from "./kinds/result.ts";
export { type Loss, type LossCode, lossCodes } from "./lime-survey/losses.ts";
export { type ReadQuestionnaire, readLimeSurvey } from "./lime-survey/read.ts";
export type { OwnWord } from "./lime-survey/source-question.ts";
export type { Row, Tables } from "./lime-survey/tables.ts";
export type { PaperField, PaperHint } from "./paper.ts";
export { withoutPersonal } from "./personal.ts";
export type { AnswerProblem, InstrumentProblemCode } from "./problems.ts";
export { type Counts, countsOf, type QuestionResult, questionResult, resultsOf, Sums } from "./results.ts";
export {
  inLanguage,
  recalledIn,
  recallOf,
  type TextPlace,
  type Texts,
  textPlaces,
  untranslated,
  withAnswers,
  withRecalled,
} from "./texts.ts";
export { isTypingCorrection, type LockedChange, type LockedCode, lockedChanges } from "./versions.ts";
