/**
 * Notices: what somebody is told of in the app, once for each event, or for each thing until they have read it. Each waits to be mailed
 * or pushed as its reader chose, and no longer does so once it is read:
 *
 *   told ──▶ unread ──read──▶ read ──90 days──▶ deleted
 *              └─ its moment for mail or push ─▶ unread, and sent
 */

export { noticeHandlers } from "./handlers.ts";
export { defineNotices, type Notices, provideNotices } from "./kinds.ts";
export { type NoticeForReaders, notifyOfMany, notifyPeople } from "./notify.ts";
export { ownNotices } from "./own-data.ts";
export { preferenceHandlers } from "./preferences.ts";
export { eraseNotices, expireNotices } from "./retention.ts";
export { noticeJobs } from "./send.ts";
export type { EventReaderQuery, ReaderQuery } from "./store/new-notices.ts";
export { deleteNoticesAbout } from "./store/notices.ts";
export { deleteNotices, lockNoticesAbout, pointAtNext, removeFromAll } from "./store/withdrawals.ts";
export { unsubscribeHandlers } from "./unsubscribe.ts";
