/**
 * Messages themselves: what they contain, what a draft lacks, who may do what with them, how editors, readers and lists see them.
 * What follows when one is published, changed or deleted is in `publication`.
 */
import { draftHandlers } from "./handlers/drafts.ts";
import { linkedHandlers } from "./handlers/linked.ts";
import { listHandlers } from "./handlers/list.ts";
import { readHandlers } from "./handlers/read.ts";
import { notifyReached, withdrawNotices } from "./notify.ts";

export { attendVerdict, spanInWords, viewDate } from "./activity-dates.ts";
export { clockProblems, scheduleOf } from "./activity-schedule.ts";
export { inNeighbourhoodBatches } from "./batches.ts";
export { contactFormProblems } from "./contact-form.ts";
export { cleanContent, contentOf, type PostContent, withWholePin } from "./content.ts";
export { figureWords, ratingWords } from "./figure-words.ts";
export { disclosedFigures, earlyMs, isEarly, ratingOf, sumFigures, type Totals } from "./figures.ts";
export { postsInInbox } from "./inbox-kinds.ts";
export { changesOf, recordPost, recordPosts } from "./log.ts";
export { notifyReached, notifyReaders, withdrawNotices } from "./notify.ts";
export {
  deleteVerdict,
  putBackVerdict,
  reachVerdict,
  saveVerdict,
  shareVerdict,
  verdicts,
  writeVerdict,
} from "./policy.ts";
export { loadPost, presentPost } from "./presentation.ts";
export {
  changeProblems,
  isFreshlyPublished,
  type Moments,
  mayReachOthers,
  publishProblems,
  restorableSince,
  restorableUntil,
  stateOf,
  warningSince,
} from "./rules.ts";
export { fileIdsOf, refuseProblems, saveChange, savePost } from "./save.ts";
export { searcher } from "./search.ts";
export { sharedPost } from "./shared-post.ts";
export { themeWords } from "./spreadsheet.ts";
export { filesOfPosts, removeFilesOfDeleted } from "./store/files.ts";
export { type Follower, followedIn, mayReadAround, opensToFollowers } from "./store/followers.ts";
export { handOverVacancies, selectOpenVacancies } from "./store/held-vacancies.ts";
export { activityOf, findDate, findDates, readVersion, selectDates } from "./store/kinds.ts";
export { listPostRows, listReader } from "./store/lists.ts";
export { creatorName, findPost, holdPost, isOwnPost, lockPost, type StoredPost, selectPost } from "./store/posts.ts";
export {
  findPreview,
  isReadableBy,
  logoOf,
  mayRead,
  selectReadPosts,
  translationOf,
  type Viewer,
  viewerOf,
} from "./store/read-posts.ts";
export { type Announcement, alertRecipients, findAnnouncement, holdIfNotDeleted } from "./store/recipients.ts";
export { neighbourhoodIdsOf, optionsOf, translationsOf } from "./store/selections.ts";
export { findVersion } from "./store/versions.ts";
export { viewPostRow, viewReadPost } from "./views.ts";

export const postHandlers = { ...draftHandlers, ...readHandlers, ...listHandlers, ...linkedHandlers };
export const postJobs = [notifyReached, withdrawNotices];
