/** Questionnaires as files: Stoep's own format, written out and read, and what LimeSurvey exports. S1 §2 */
export { fileHandlers } from "./handlers.ts";
