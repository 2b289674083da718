/**
 * Codes to vote with, where the roll of a vote is `codes`. A code is a right whose holder Stoep does not know: its hash, its serial number
 * and the district for which it was made (it is used in ../ballots/). The code itself is on paper, and for a day in the files to be
 * printed. D §11
 *
 *   a list of names ──read──▶ checked ──asked for──▶ queued ─▶ running ─▶ done: its codes are valid ──a day──▶ files gone
 *                                │                      ▲
 *                a day, discarded└▶ gone     a file for a printer
 *
 * Locks are taken in this order: the project and the round, shared; the batch; the serial numbers of the phase; the right. Who gives the vote
 * up or counts it holds the round alone, so that no code is made or revoked meanwhile.
 */
import { codeBallotHandlers } from "./ballots.ts";
import { counterHandlers } from "./counter.ts";
import { codeHandlers as listHandlers } from "./handlers.ts";

export { codeJobs } from "./jobs.ts";
export { sealedFolder } from "./stored-files.ts";

export const codeHandlers = { ...listHandlers, ...counterHandlers, ...codeBallotHandlers };
