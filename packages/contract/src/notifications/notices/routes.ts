import { z } from "zod";
import { residentOrStaffFor } from "../../features.ts";
import { anyone, Cursor, Done, Id, Instant, routes } from "../../kernel/index.ts";
import {
  NoticeKind,
  NoticePage,
  NoticePreferences,
  NoticePreferencesEdit,
  UnreadCount,
  UnsubscribeRequest,
  UnsubscribeToken,
} from "./schemas.ts";

const reader = residentOrStaffFor("notifications", "viewer");

export const noticeRoutes = routes({
  listNotices: {
    summary: "What the caller was told of, as a resident or for the organisation, newest first, twenty at a time",
    method: "GET",
    path: "/notices",
    access: reader,
    query: z.object({ unreadOnly: z.literal("true").optional(), cursor: Cursor }),
    response: NoticePage,
    refusals: [],
  },
  countUnreadNotices: {
    summary: "How many are not read, counted up to a hundred",
    method: "GET",
    path: "/notices/unread",
    access: reader,
    response: UnreadCount,
    refusals: [],
  },
  markNoticeRead: {
    summary: "Mark one as read; it is not mailed any more",
    method: "PUT",
    path: "/notices/:noticeId/read",
    access: reader,
    limit: "notices",
    response: UnreadCount,
    refusals: ["not_found"],
  },
  markAllNoticesRead: {
    summary: "Mark all up to the moment of the newest that was shown",
    method: "POST",
    path: "/notices/read",
    access: reader,
    limit: "notices",
    body: z.object({ until: Instant }),
    response: UnreadCount,
    refusals: [],
  },
  markObjectRead: {
    summary: "Mark all about one thing, which the caller has opened; where only a part of it was, those of one kind",
    method: "POST",
    path: "/notices/opened",
    access: reader,
    limit: "notices",
    body: z.object({ objectKind: z.string().max(30), objectId: Id, kind: NoticeKind.optional() }),
    response: UnreadCount,
    refusals: [],
  },
  getNoticePreferences: {
    summary: "How each group of notices reaches the caller besides the app, and when not",
    method: "GET",
    path: "/notices/preferences",
    access: reader,
    response: NoticePreferences,
    refusals: [],
  },
  setNoticePreferences: {
    summary: "Change that; what is waiting to be mailed follows the new choice",
    method: "PUT",
    path: "/notices/preferences",
    access: reader,
    limit: "settings",
    body: NoticePreferencesEdit,
    response: NoticePreferences,
    refusals: [],
  },
  readUnsubscribe: {
    summary: "What a link at the end of a mail switches off; changes nothing",
    method: "POST",
    path: "/unsubscribe/read",
    access: anyone,
    body: z.object({ token: UnsubscribeToken }),
    response: UnsubscribeRequest,
    refusals: ["not_found"],
  },
  unsubscribe: {
    summary: "Switch it off without signing in: by the button of that page, or by the mail program (RFC 8058)",
    method: "POST",
    path: "/unsubscribe/:token",
    access: anyone,
    params: z.object({ token: UnsubscribeToken }),
    response: Done,
    refusals: ["not_found"],
  },
});
