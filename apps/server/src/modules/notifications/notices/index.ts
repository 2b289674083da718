/**
 * Notices: what somebody is told of in the app, once for each event, or for each thing until they have read it. Each waits to be mailed
 * or pushed as its reader chose, and no longer does so once it is read:
 *
 *   told ──▶ unread ──read──▶ read ──90 days──▶ deleted
 *              └─ its moment for mail or push ─▶ unread, and sent
 */
export { erase, forgetNotices } from "./forgetting.ts";
export { noticeHandlers } from "./handlers.ts";
export { defineNotices, type Notices, provideNotices } from "./kinds.ts";
export { ownNotices } from "./own-data.ts";
export { preferringHandlers } from "./preferring.ts";
export { noticeJobs } from "./sending.ts";
export { deleteNotices, lockAbout, takeOutOfAll, tellOfNext } from "./store/gone.ts";
export { deleteAbout } from "./store/notices.ts";
export type { EventReaderQuery, ReaderQuery } from "./store/telling.ts";
export { type Told, tellPeople, tellTogether } from "./telling.ts";
export { unsubscribingHandlers } from "./unsubscribing.ts";
