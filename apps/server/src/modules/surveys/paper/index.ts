/**
 * Surveys on paper: printed to be filled in by hand, and answers that editors enter from paper, without a right, by the channel *paper*.
 *
 *   on paper ──entered──▶ an answer, corrected or taken back by who entered it ──the day ends──▶ one of nobody
 */
export { closePaperDays } from "./close-days.ts";
export { entryHandlers } from "./entries.ts";
export { paperHandlers } from "./handlers.ts";
