/**
 * The bell of both apps: how many notifications are unread, their list, marking them as read, their sentences, and how else they reach
 * people. The shell needs only the count; everything else belongs to screens that load when they are opened.
 */
export { hoursWithout, hourText, night, useWeekday } from "./hours.ts";
export { useNoticePreferences } from "./preferences.ts";
export { type NoticeWords, noticesByDay, sentenceOf } from "./sentence.ts";
export { readUnread, shownCount, unreadKey, useUnread } from "./unread.ts";
export { useUnsubscribe } from "./unsubscribe.ts";
export { type Notice, type NoticeList, useNotices } from "./use-notices.ts";
export { useReadMarks } from "./use-read-marks.ts";
export { useSeenObject } from "./use-seen-object.ts";
