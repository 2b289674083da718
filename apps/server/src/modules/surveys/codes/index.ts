/**
 * Codes to answer a survey with. A code is a right whose holder Stoep does not know: its hash and its serial number, made before it is used
 * (an answer is given by it in ../answers/). The code itself is on paper, and for a day in the files to be printed. D §12
 *
 * Locks are taken in this order: the survey, the batch, the right. Who makes or revokes codes holds the survey alone; the job that makes them
 * shares it, as respondents do.
 */
import { codeAnswerHandlers } from "./code-answers.ts";
import { codeHandlers as staffHandlers } from "./handlers.ts";

export { hashedCodes } from "./code.ts";
export { codeJobs } from "./jobs.ts";
export { keepNumbers } from "./store/batches.ts";

export const codeHandlers = { ...staffHandlers, ...codeAnswerHandlers };
