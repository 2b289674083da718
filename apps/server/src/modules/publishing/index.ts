/**
 * Messages of organisations to the residents of neighbourhoods: drafted, previewed, published at once or at a scheduled moment,
 * read, and followed by their figures. A *draft* (state `concept` in the API) may be incomplete; a *scheduled* or *live* message
 * must be complete. The state follows from two timestamps and is stored nowhere else. S1 §3-§5, §8, §9; D §6
 *
 *   concept ──schedule──▶ scheduled ──its time────▶ published ──delete──▶ deleted
 *      │  ◀──unschedule──────┘                         ▲ │
 *      └───────────────publish now────────────────────┘ └─edit: history is kept
 *
 * Whom a message reaches is one condition (reach), for feed, reading, votes, preview, mails and figures alike.
 */
import { publishing } from "@stoep/contract/publishing";
import { defineCapability, implement } from "#kernel/module.ts";
import { activityHandlers } from "./activities/handlers/index.ts";
import { activityJobs } from "./activities/jobs.ts";
import { sendAlert } from "./alerts/send.ts";
import { calendarHandlers, endOwnCalendar } from "./calendar/index.ts";
import { deskHandlers } from "./desk/handlers.ts";
import { overviewHandlers } from "./engagement/handlers/overview.ts";
import { statisticsHandlers } from "./engagement/handlers/statistics.ts";
import { viewHandlers } from "./engagement/handlers/views.ts";
import { rollUpFresh, rollUpHourly } from "./engagement/roll-up.ts";
import { mails } from "./mails.ts";
import { notices } from "./notices.ts";
import { ownData } from "./own-data.ts";
import { draftHandlers } from "./posts/handlers/drafts.ts";
import { listHandlers } from "./posts/handlers/list.ts";
import { readHandlers } from "./posts/handlers/read.ts";
import { notifyReached, withdrawNotices } from "./posts/notify.ts";
import { searcher } from "./posts/search.ts";
import { filesOfPosts } from "./posts/store/files.ts";
import { postAsSubject } from "./publication/conversation-subject.ts";
import { bulkHandlers } from "./publication/handlers/bulk.ts";
import { editHandlers } from "./publication/handlers/edit.ts";
import { publicationHandlers } from "./publication/handlers/publish.ts";
import { restoreHandlers } from "./publication/handlers/restore.ts";
import { publicationJobs } from "./publication/jobs.ts";

export { rollUpSince } from "./engagement/roll-up.ts";
export { countLoadedViews } from "./engagement/store/view-counts.ts";
export { viewDate } from "./posts/activity-dates.ts";
export { themeWords } from "./posts/spreadsheet.ts";
export { type Follower, followedIn, mayReadAround, opensToFollowers } from "./posts/store/followers.ts";
export { activityOf, readVersion, selectDates } from "./posts/store/kinds.ts";
export { mayRead, selectReadPosts, type Viewer, viewerOf } from "./posts/store/read-posts.ts";
export { viewReadPost } from "./posts/views.ts";
export { importChange, importPost } from "./publication/import.ts";
export { reaches, residentValues } from "./reach/index.ts";

export const capability = defineCapability({
  module: implement(publishing, {
    ...activityHandlers,
    ...calendarHandlers,
    ...deskHandlers,
    ...draftHandlers,
    ...editHandlers,
    ...restoreHandlers,
    ...publicationHandlers,
    ...readHandlers,
    ...listHandlers,
    ...bulkHandlers,
    ...viewHandlers,
    ...statisticsHandlers,
    ...overviewHandlers,
  }),
  jobs: [...activityJobs, ...publicationJobs, sendAlert, notifyReached, withdrawNotices, rollUpFresh, rollUpHourly],
  mails,
  notices,
  subjects: { post: postAsSubject },
  fileHolders: [filesOfPosts],
  searchers: [searcher],
  ownData,
  departureSteps: [endOwnCalendar],
});
