/**
 * Surveys, calls and contribution forms: questionnaires that an organisation drafts, previews, publishes and has answered from their first
 * day to their last. What a questionnaire is stands in @stoep/instrument. S1 §2-§5; D §12
 *
 *   concept ──schedule──▶ scheduled ──its time────▶ published ──delete──▶ deleted ──30 days──▶ gone, with its answers
 *      │  ◀──unschedule──────┘                         ▲ │  ◀──restored────┘
 *      └───────────────publish now────────────────────┘ └─edit
 *
 * A published one stands somewhere in time, by days of the network's clock; without a last day it goes on until somebody ends it. From the
 * first answer on, what would change the meaning of answers is locked; the rest makes a version of the questionnaire. Answers: answers/; codes to answer with: codes/.
 */
import { surveys } from "@stoep/contract/surveys";
import { defineCapability, implement } from "#kernel/module.ts";
import { answerHandlers, backedUpRows, endAnswers, filesOfAnswers, ownAnswers, sealedInKeys } from "./answers/index.ts";
import { codeHandlers, codeJobs, hashedCodes } from "./codes/index.ts";
import { contributionHandlers } from "./contributions/index.ts";
import { keptAnswerHandlers } from "./drafts/index.ts";
import { draftHandlers } from "./handlers/drafts.ts";
import { listHandlers } from "./handlers/list.ts";
import { publishHandlers } from "./handlers/publish.ts";
import { readHandlers } from "./handlers/read.ts";
import { stateHandlers } from "./handlers/state.ts";
import { heldSurveys } from "./held.ts";
import { fileHandlers } from "./imports/index.ts";
import { jobs } from "./jobs.ts";
import { kinds } from "./kinds.ts";
import { libraryHandlers } from "./library/index.ts";
import { mails } from "./mails.ts";
import { notices } from "./notices.ts";
import { entryHandlers, paperHandlers } from "./paper/index.ts";
import { placesOfWords } from "./places-of-words.ts";
import { resultHandlers } from "./results/index.ts";
import { searcher } from "./search.ts";
import { filesOfSurveys } from "./store/files.ts";

export { type ImportedAnswer, importAnswers, importSurvey } from "./import.ts";

export const capability = defineCapability({
  module: implement(surveys, {
    ...draftHandlers,
    ...publishHandlers,
    ...stateHandlers,
    ...listHandlers,
    ...readHandlers,
    ...answerHandlers,
    ...codeHandlers,
    ...keptAnswerHandlers,
    ...contributionHandlers,
    ...fileHandlers,
    ...paperHandlers,
    ...entryHandlers,
    ...libraryHandlers,
    ...resultHandlers,
  }),
  jobs: [...jobs, ...codeJobs],
  mails,
  notices,
  heldBy: heldSurveys,
  ...kinds,
  searchers: [searcher],
  fileHolders: [filesOfSurveys, filesOfAnswers],
  ownData: [ownAnswers],
  departureSteps: [endAnswers],
  sealedColumns: [sealedInKeys, hashedCodes],
  backedUpRows,
  placesOfWords,
});
