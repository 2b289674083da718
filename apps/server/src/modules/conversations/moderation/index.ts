/**
 * The decisions of staff about content that was reported or that they come across: one *case* for each comment or subject, which is
 * kept, hidden or deleted with a reason that its author reads, and one appeal. D §8
 */
import { appealHandlers } from "./appeal-handlers.ts";
import { caseHandlers } from "./handlers.ts";

export type { ModerationTarget } from "./case.ts";
export { decideCase, hideByReports } from "./decide.ts";
export { jobs as moderationJobs } from "./jobs.ts";
export { moderateSubject, restoreAsStaff, restoreSubject } from "./moderate-subject.ts";
export { ownDecisions } from "./own-data.ts";
export { decideVerdict } from "./policy.ts";
export {
  closeWithdrawn,
  countReports,
  openCase,
  reopenRestored,
  targetOfComment,
  targetOfSubject,
} from "./store/cases.ts";
export { viewOwnDecision } from "./views.ts";
export { groundWords } from "./words.ts";

export const moderationHandlers = { ...caseHandlers, ...appealHandlers };
