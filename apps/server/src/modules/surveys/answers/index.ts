/**
 * Answers. A *right* says that a resident answered, an *answer* what somebody answered, and nothing of whom. Where answers can be changed the
 * *seal* of an answer, which takes the right's id and the key of the survey, ties both, for the respondent alone; the parts are those of
 * ballots. Where they cannot, nothing ties them. By the public link there are answers without rights; with a code the right is there before,
 * unused (../codes/). D §12
 *
 *   no right ──send──▶ right, with an answer ──30 days after the end──▶ answers of nobody
 *                        ▲        │
 *                        └─change─┘ until the end, where allowed
 *
 * Locks are taken in this order: the resident, the survey, the right. Respondents share the first two; who saves, ends or deletes a survey
 * holds it alone.
 */
export { backedUpRows } from "./backed-up-rows.ts";
export { endAnswers } from "./departure.ts";
export { forgetWhoAnswered } from "./forget.ts";
export { answerHandlers } from "./handlers.ts";
export { ownAnswers } from "./own-data.ts";
export { forgetReminders, remindOfEnds } from "./remind.ts";
export { removePersonal } from "./remove-personal.ts";
export { answerVerdict } from "./rules.ts";
export { answerIdOf, sealedInKeys } from "./seal.ts";
export { importAnswer, judge } from "./send.ts";
export { type HolderCall, loadAnswerOfCode, sendWithCode } from "./send-with-code.ts";
export { deleteAnswer, hasAnswer, insertAnswer, updateAnswer } from "./store/answers.ts";
export { dropFiles, filesOfAnswers, replaceFiles } from "./store/files.ts";
export { findByLink, findInstrument, findTerm, isIn, judged, shareSurvey } from "./store/respondents.ts";
export { lastDay } from "./store/rights.ts";
export { countParticipants } from "./store/turnout.ts";
export { keptDays } from "./times.ts";
