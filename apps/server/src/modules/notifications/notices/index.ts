/**
 * Notices in the app: one for each event or, for some kinds, one for each thing until the person has read it. A notice is mailed or
 * pushed as its reader chose, unless it is read before:
 *
 *   created ──▶ unread ──read──▶ read ──90 days──▶ deleted
 *                 └─ time for mail or push ─▶ unread, and sent
 */

export { noticeHandlers } from "./handlers.ts";
export { defineNotices, gatherNotices, type Notices } from "./kinds.ts";
export { type NoticeForReaders, notifyOfMany, notifyPeople } from "./notify.ts";
export { ownNotices } from "./own-data.ts";
export { preferenceHandlers } from "./preferences.ts";
export { eraseNotices, eraseStaffNotices, expireNotices } from "./retention.ts";
export { noticeJobs } from "./send.ts";
export type { EventReaderQuery, ReaderQuery } from "./store/new-notices.ts";
export { deleteNoticesAbout, deleteNoticesOf, deleteNoticesOfEvents } from "./store/notices.ts";
export * as noticeWithdrawals from "./store/withdrawals.ts";
export { type AlertMails, unsubscribeHandlers } from "./unsubscribe.ts";
