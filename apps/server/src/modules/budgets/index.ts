/**
 * Votes on citizen budgets as they are prepared, locked and given up for new ones. A *round* is one vote on the budget of a phase of a
 * project, which participation has; what readers and colleagues may do follows from the project. D §11
 *
 *   draft ──open──▶ upcoming ──its first day──▶ active ──its last day passes──▶ finished
 *     │               └───────────┬──────────────┘
 *     └─delete─▶ gone             └──repeat, for a reason──▶ replaced, and a draft with the same content
 *
 * The state follows from its moments and days. From the opening on the round has copies of what the ballot says, and nothing of it changes.
 *
 * Locks are taken in this order: the project, the round, then ideas by id; those of voters stand in ballots/, those of codes in codes/.
 * Then it is counted: count/. What is not published is counted again by a few: recount/.
 */
import { budgets } from "@stoep/contract/budgets";
import { defineCapability, implement } from "#kernel/module.ts";
import { announcementJobs } from "./announcements/index.ts";
import { backedUpRows, ballotHandlers, endVotes, ownBallots, projectsOfVotes, sealedInKeys } from "./ballots/index.ts";
import { codeHandlers, codeJobs, sealedFolder } from "./codes/index.ts";
import { countHandlers } from "./count/index.ts";
import { openingHandlers } from "./handlers/open.ts";
import { draftHandlers } from "./handlers/prepare.ts";
import { readHandlers } from "./handlers/read.ts";
import { importHandlers } from "./imports/index.ts";
import { jobs } from "./jobs.ts";
import { mails } from "./mails.ts";
import { notices } from "./notices.ts";
import { placesOfWords } from "./places-of-words.ts";
import { recountHandlers } from "./recount/index.ts";

export { type ImportedBallot, importBallots, sealsWith } from "./ballots/index.ts";
export {
  batchesIn,
  batchFiles,
  type CodeOrder,
  codeFilesMs,
  codeMaking,
  dayIn,
  type PrintedCode,
  viewBatch,
  viewFiles,
  writeCodeFile,
  writeCodeLetters,
} from "./code-batches/index.ts";
export { countTurnout, importCount } from "./count/index.ts";
export { importRound } from "./import.ts";

export const capability = defineCapability({
  module: implement(budgets, {
    ...draftHandlers,
    ...openingHandlers,
    ...readHandlers,
    ...ballotHandlers,
    ...countHandlers,
    ...recountHandlers,
    ...codeHandlers,
    ...importHandlers,
  }),
  jobs: [...jobs, ...announcementJobs, ...codeJobs],
  mails,
  notices,
  placesOfWords,
  departureSteps: [endVotes],
  projectsOfLeaver: [projectsOfVotes],
  ownData: [ownBallots],
  sealedColumns: [sealedInKeys],
  sealedFolders: [sealedFolder],
  backedUpRows,
});
