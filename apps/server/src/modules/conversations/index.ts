/**
 * Comments, reactions, votes and content reports on any subject. A *subject* belongs to a later capability, which provides how to
 * find one (`subjects`); people who may not see the subject find none of its conversation either. Comments have two levels and belong
 * to *threads*: one for each neighbourhood, or one for all.
 *
 *   visible ──hide──▶ hidden (by staff, or its author) ──show──▶ visible
 *      │ └──fifth report──▶ reported ──show (reports settled) or hide──▶ visible, hidden
 *      └──delete──▶ deleted: a placeholder without text
 *
 * Reports and decisions about the same content are a *case*:
 *
 *   waiting ──kept, hidden, deleted──▶ decided ──undo──▶ undone (its reports wait again, in another case)
 *      └──withdrawn──▶ closed            └──appeal, 30 days──▶ appealed ──by another admin──▶ upheld, reversed
 *
 * Other capabilities use the sub-selects and `viewPoll` in their own statements and views. D §6, D §8
 */
import { conversations } from "@stoep/contract/conversations";
import { defineCapability, implement } from "#kernel/module.ts";
import { eraseWords } from "./erasure.ts";
import { commentHandlers } from "./handlers/comments.ts";
import { opinionHandlers } from "./handlers/opinions.ts";
import { ownActHandlers } from "./handlers/own-acts.ts";
import { reportHandlers } from "./handlers/reports.ts";
import { mails } from "./mails.ts";
import { moderationHandlers, moderationJobs } from "./moderation/index.ts";
import { notices } from "./notices.ts";
import { ownData } from "./own-data.ts";
import { placesOfWords } from "./places-of-words.ts";
import { picturesOfComments } from "./store/comment-pictures.ts";

export {
  closeWithdrawn,
  moderateSubject,
  reopenRestored,
  restoreSubject,
  viewOwnDecision,
} from "./moderation/index.ts";
export { reportSubjectVerdict } from "./policy.ts";
export { countLoadedTalk } from "./store/loaded-talk-counter.ts";
export { findOwnDecision, type OwnDecisionColumns } from "./store/own-decisions.ts";
export {
  commentCountOf,
  myReactionTo,
  myVoteOn,
  openReportsOn,
  reactionsOf,
  talkCountsOn,
  voteTalliesOf,
} from "./store/selections.ts";
export { countPeopleOn, talkByPlace } from "./store/talk-counter.ts";
export { type FoundSubject, gatherSubjects, type JudgedContent, type Poll, type SubjectKind } from "./subjects.ts";
export { reactionWords } from "./texts.ts";
export { viewPoll } from "./views.ts";

export const capability = defineCapability({
  module: implement(conversations, {
    ...commentHandlers,
    ...opinionHandlers,
    ...ownActHandlers,
    ...reportHandlers,
    ...moderationHandlers,
  }),
  jobs: moderationJobs,
  mails,
  notices,
  fileHolders: [picturesOfComments],
  ownData,
  erasureSteps: [eraseWords],
  placesOfWords,
});
