/**
 * Messages of organisations to the residents of neighbourhoods: drafted, previewed, published at once or at a scheduled moment,
 * read, and followed by their figures. A *draft* (state `concept` in the API) may be incomplete; a *scheduled* or *live* message
 * must be complete. The state follows from two timestamps and is stored nowhere else. S1 §3-§5, §8, §9; D §6
 *   concept ──schedule──▶ scheduled ──its moment──▶ published ──delete──▶ gone
 *      │  ◀──take back───────┘                         ▲ │
 *      └───────────────publish now────────────────────┘ └─edit: history is kept
 *
 * Whom a message reaches is one condition (store/reach.ts), for feed, reading, votes, preview, mails and figures alike.
 */
import { publishing } from "@stoep/contract/publishing";
import { implement } from "#kernel/module.ts";
import { activityJobs } from "./activities/jobs.ts";
import { alertReached } from "./alerts.ts";
import { deskHandlers } from "./desk/handlers.ts";
import { activityHandlers } from "./handlers/activities.ts";
import { editingHandlers } from "./handlers/editing.ts";
import { followingHandlers } from "./handlers/following.ts";
import { goingLiveHandlers } from "./handlers/going-live.ts";
import { overviewHandlers } from "./handlers/overview.ts";
import { readingHandlers } from "./handlers/reading.ts";
import { restoringHandlers } from "./handlers/restoring.ts";
import { statisticsHandlers } from "./handlers/statistics.ts";
import { togetherHandlers } from "./handlers/together.ts";
import { liveJobs } from "./jobs.ts";
import { forgetNews, tellReached } from "./news.ts";
import { rollUpFresh, rollUpHourly } from "./roll-up.ts";

export { viewDate } from "./activities/dates.ts";
export { postAsSubject } from "./as-subject.ts";
export { themeWords } from "./files.ts";
export { provideForms } from "./handlers/contact-form.ts";
export { importChange, importPost } from "./imports.ts";
export { mails } from "./mails.ts";
export { notices } from "./notices.ts";
export { ownData } from "./own-data.ts";
export { rollUpSince } from "./roll-up.ts";
export { searcher } from "./searching.ts";
export { endOwnCalendar as farewell } from "./store/calendars.ts";
export { type Follower, followedIn, mayReadAround, opensToFollowers } from "./store/following.ts";
export { filesOfPosts as fileHolder } from "./store/held-files.ts";
export { activityOf, readVersion, selectDates } from "./store/kinds.ts";
export { reaches, whoIs } from "./store/reach.ts";
export { mayRead, selectReading, type Viewer, viewerOf } from "./store/reading.ts";
export { countLoadedViews } from "./store/view-counts.ts";
export { viewReading } from "./views.ts";

export const module = implement(publishing, {
  ...activityHandlers,
  ...deskHandlers,
  ...editingHandlers,
  ...restoringHandlers,
  ...goingLiveHandlers,
  ...readingHandlers,
  ...followingHandlers,
  ...togetherHandlers,
  ...statisticsHandlers,
  ...overviewHandlers,
});
export const jobs = [...activityJobs, ...liveJobs, alertReached, tellReached, forgetNews, rollUpFresh, rollUpHourly];
