/**
 * The end of a vote. Neither staff nor residents are shown a ballot or an interim result before; how many have voted is made known as of
 * the full hour. D §11
 *
 *   over ──each minute──▶ counted: results and ballots of nobody ──30 days──▶ of small districts results alone
 *                              └──▶ what won goes on to be carried out
 */
export { ballotFile } from "./ballot-file.ts";
export { viewDistrictResult } from "./disclosure.ts";
export { countHandlers } from "./handlers.ts";
export { importCount } from "./import.ts";
export { countJobs } from "./jobs.ts";
export { viewCodeNumbers } from "./numbers-told.ts";
export { resultFile, resultRows } from "./result-file.ts";
export { listCountedNumbers, listNumbers } from "./store/code-numbers.ts";
export { findPublished } from "./store/published.ts";
export { countTurnout } from "./store/turnout.ts";
