/**
 * Messages of organisations to the residents of neighbourhoods: drafted, previewed, published at once or at a scheduled moment,
 * read, and followed by their figures. A *draft* (state `concept` in the API) may be incomplete; a *scheduled* or *live* message
 * must be complete. The state follows from two timestamps and is stored nowhere else. S1 §3-§5, §8, §9; D §6
 *   concept ──schedule──▶ scheduled ──its moment──▶ published ──delete──▶ gone
 *      │  ◀──take back───────┘                         ▲ │
 *      └───────────────publish now────────────────────┘ └─edit: history is kept
 *
 * Whom a message reaches is one condition (reach/store/reach.ts), for feed, reading, votes, preview, mails and figures alike.
 */
import { publishing } from "@stoep/contract/publishing";
import { implement } from "#kernel/module.ts";
import { activityHandlers } from "./activities/handlers/index.ts";
import { activityJobs } from "./activities/jobs.ts";
import { sendAlert } from "./alerts/send.ts";
import { deskHandlers } from "./desk/handlers.ts";
import { overviewHandlers } from "./engagement/handlers/overview.ts";
import { statisticsHandlers } from "./engagement/handlers/statistics.ts";
import { rollUpFresh, rollUpHourly } from "./engagement/roll-up.ts";
import { bulkHandlers } from "./posts/handlers/bulk.ts";
import { editHandlers } from "./posts/handlers/edit.ts";
import { listHandlers } from "./posts/handlers/list.ts";
import { readHandlers } from "./posts/handlers/read.ts";
import { restoreHandlers } from "./posts/handlers/restore.ts";
import { notifyReached, withdrawNotices } from "./posts/notify.ts";
import { publicationHandlers } from "./publication/handlers.ts";
import { publicationJobs } from "./publication/jobs.ts";

export { viewDate } from "./activities/dates.ts";
export { endOwnCalendar as farewell } from "./calendar/store/subscriptions.ts";
export { rollUpSince } from "./engagement/roll-up.ts";
export { countLoadedViews } from "./engagement/store/view-counts.ts";
export { mails } from "./mails.ts";
export { notices } from "./notices.ts";
export { ownData } from "./own-data.ts";
export { provideContactForms } from "./posts/contact-form.ts";
export { postAsSubject } from "./posts/conversation-subject.ts";
export { importChange, importPost } from "./posts/import.ts";
export { searcher } from "./posts/search.ts";
export { themeWords } from "./posts/spreadsheet.ts";
export { filesOfPosts as fileHolder } from "./posts/store/files.ts";
export { activityOf, readVersion, selectDates } from "./posts/store/kinds.ts";
export { mayRead, selectReadPosts, type Viewer, viewerOf } from "./posts/store/read-posts.ts";
export { viewReadPost } from "./posts/views.ts";
export { type Follower, followedIn, mayReadAround, opensToFollowers } from "./reach/store/followers.ts";
export { reaches, residentValues } from "./reach/store/reach.ts";

export const module = implement(publishing, {
  ...activityHandlers,
  ...deskHandlers,
  ...editHandlers,
  ...restoreHandlers,
  ...publicationHandlers,
  ...readHandlers,
  ...listHandlers,
  ...bulkHandlers,
  ...statisticsHandlers,
  ...overviewHandlers,
});
export const jobs = [
  ...activityJobs,
  ...publicationJobs,
  sendAlert,
  notifyReached,
  withdrawNotices,
  rollUpFresh,
  rollUpHourly,
];
