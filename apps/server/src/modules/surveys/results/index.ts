/**
 * What the answers to a survey say together. Sums are kept, so that reading them costs the same however many answers there are: each answer
 * that comes, changes or goes leaves a change, which a job adds to the sums within a minute; who reads adds those that wait. With a
 * filter the answers themselves are read, in parts that the reader adds up. D §12
 *
 *   answer ──in its transaction──▶ survey_sum_change ──each minute──▶ survey_sum, survey_answer_sum
 */
export { resultHandlers } from "./handlers.ts";
export { addAllToSums, addToSums } from "./jobs.ts";
export { type CountedAnswer, recordSumChange } from "./store/changes.ts";
