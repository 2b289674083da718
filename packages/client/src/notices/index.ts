/**
 * The bell of both apps: how many notifications are unread, their list, marking them, what they say, and how else they reach people. The
 * count is all that a shell needs; everything else belongs to screens that load when they are opened.
 */
export { hoursWithout, hourText, night, useWeekday } from "./hours.ts";
export { useMarks } from "./marks.ts";
export { useNoticePreferences } from "./preferences.ts";
export { useSeenObject } from "./seen.ts";
export { type DayPart, dayPartOf, type NoticeWords, sentenceOf } from "./sentence.ts";
export { readUnread, shownCount, unreadKey, useUnread } from "./unread.ts";
export { useUnsubscribe } from "./unsubscribe.ts";
export { type Notice, type NoticeList, useNotices } from "./use-notices.ts";
