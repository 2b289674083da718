import { z } from "zod";
import { asSpreadsheet, spreadsheet } from "../files/index.ts";
import {
  anyone,
  Cursor,
  Done,
  Id,
  Instant,
  integerMax,
  Language,
  NamedReference,
  pageOf,
  resident,
  routes,
  Slug,
} from "../kernel/index.ts";
import { residentOrStaffFor, staffFor } from "../licences/index.ts";
import { activityRoutes } from "./activities/routes.ts";
import { FollowUp } from "./alerts/schemas.ts";
import { calendarRoutes } from "./calendar/routes.ts";
import { placeGroupRoutes } from "./desk/place-groups.ts";
import { deskRoutes } from "./desk/routes.ts";
import { overviewRoutes } from "./engagement/overview.ts";
import { statisticsRoutes } from "./engagement/routes.ts";
import { inboxRoutes } from "./inbox/routes.ts";
import { bulkRoutes } from "./posts/bulk.ts";
import { ConfirmedTexts, Consequences } from "./posts/consequences.ts";
import { PostKind } from "./posts/kinds.ts";
import { linkRoutes } from "./posts/link-routes.ts";
import { PostFilter, PostPage } from "./posts/lists.ts";
import { PlannedMoment, Post, PostDraft, PostVersion, Preview, ReadPost, Sender } from "./posts/schemas.ts";
import { shareRoutes } from "./share/routes.ts";

const viewer = staffFor("messages", "viewer");
const editor = staffFor("messages", "editor");

export const publishing = routes({
  ...activityRoutes,
  ...calendarRoutes,
  ...deskRoutes,
  ...placeGroupRoutes,
  ...inboxRoutes,
  listPosts: {
    summary: "The organisation's own messages in one state, newest first",
    method: "GET",
    path: "/posts",
    access: staffFor("inbox", "viewer"),
    query: PostFilter,
    response: PostPage,
    refusals: [],
  },
  exportPosts: {
    summary: "The same as a file for a spreadsheet, at most the first 50,000",
    method: "GET",
    path: "/posts/export",
    access: staffFor("inbox", "viewer"),
    limit: "exports",
    query: PostFilter.omit({ limit: true, cursor: true }).extend(asSpreadsheet),
    download: spreadsheet,
    refusals: [],
  },
  getPost: {
    summary: "A message as its editors see it",
    method: "GET",
    path: "/posts/:postId",
    access: viewer,
    response: Post,
    refusals: ["not_found"],
  },
  createPost: {
    summary: "Start a message as a concept",
    method: "POST",
    path: "/posts",
    access: editor,
    limit: "drafts",
    body: PostDraft,
    response: Post,
    refusals: ["licence_out_of_scope"],
  },
  createFollowUp: {
    summary:
      "Start a follow-up of a live alert as a concept: an update, or that it is resolved. It belongs to the first alert",
    method: "POST",
    path: "/posts/:postId/follow-ups",
    access: staffFor("alerts", "editor"),
    limit: "drafts",
    body: z.object({ kind: FollowUp, post: PostDraft }),
    response: Post,
    refusals: ["not_found", "not_allowed", "licence_out_of_scope"],
  },
  updatePost: {
    summary:
      "Save a message; a live one must stay complete and keeps its history, and what the change does to people is confirmed",
    method: "PUT",
    path: "/posts/:postId",
    access: editor,
    limit: "saves",
    body: z.object({ version: z.number().int(), post: PostDraft, confirmed: Consequences.default([]) }),
    response: Post,
    refusals: ["not_found", "changed_meanwhile", "not_allowed", "licence_out_of_scope", "consequences_unconfirmed"],
  },
  deletePost: {
    summary: "Delete a message; readers of a live one find that it no longer exists",
    method: "DELETE",
    path: "/posts/:postId",
    access: editor,
    limit: "publishing",
    query: z.object({ confirmed: ConfirmedTexts }),
    response: Done,
    refusals: ["not_found", "not_allowed", "level_too_low", "consequences_unconfirmed"],
  },
  undeletePost: {
    summary: "Put back a message deleted in the last 30 days; one whose planned moment has passed becomes a draft",
    method: "POST",
    path: "/posts/:postId/undelete",
    access: editor,
    limit: "publishing",
    response: Post,
    refusals: ["not_found", "not_allowed", "level_too_low"],
  },
  previewPost: {
    summary: "Check that a message is complete, count whom it reaches, and remember that this version was previewed",
    method: "POST",
    path: "/posts/:postId/preview",
    access: editor,
    limit: "previews",
    outsideTransaction: true,
    response: Preview,
    refusals: ["invalid_input", "not_found"],
  },
  listPostedAround: {
    summary: "Neighbourhoods of a message where its organisation publishes another one in the 24 hours before a moment",
    method: "GET",
    path: "/posts/:postId/posted-around",
    access: editor,
    query: z.object({ at: Instant }),
    response: z.object({ items: z.array(NamedReference) }),
    refusals: ["not_found"],
  },
  publishPost: {
    summary: "Publish the previewed version now (`at` null), or plan it for a future moment",
    method: "POST",
    path: "/posts/:postId/publish",
    access: editor,
    limit: "publishing",
    body: z.object({ version: z.number().int(), at: PlannedMoment.nullable() }),
    response: z.object({ post: Post, postedRecently: z.array(NamedReference) }),
    refusals: [
      "not_found",
      "already_published",
      "not_previewed",
      "no_place_left",
      "schedule_in_past",
      "changed_meanwhile",
      "not_allowed",
      "licence_out_of_scope",
      "licence_expired",
    ],
  },
  unschedulePost: {
    summary: "Take back a planned message: it becomes a concept again",
    method: "POST",
    path: "/posts/:postId/unschedule",
    access: editor,
    limit: "publishing",
    response: Post,
    refusals: ["not_found", "already_published", "not_allowed"],
  },
  listVersions: {
    summary: "What a live message said before each change, latest change first",
    method: "GET",
    path: "/posts/:postId/versions",
    access: viewer,
    query: z.object({ cursor: Cursor }),
    response: pageOf(PostVersion),
    refusals: ["not_found"],
  },
  restoreVersion: {
    summary: "Restore a live message to how it was before a change; files, and a poll that has votes, stay as they are",
    method: "POST",
    path: "/posts/:postId/versions/:version/restore",
    params: z.object({ postId: Id, version: z.coerce.number().int().max(integerMax) }),
    access: editor,
    limit: "saves",
    // The version being replaced, as it was shown.
    body: z.object({ version: z.number().int(), confirmed: Consequences.default([]) }),
    response: Post,
    refusals: ["not_found", "changed_meanwhile", "not_allowed", "licence_out_of_scope", "consequences_unconfirmed"],
  },
  ...statisticsRoutes,
  checkVideoUrl: {
    summary: "Whether a link is a YouTube video, judged by its form only",
    method: "GET",
    path: "/posts/check-video",
    access: viewer,
    query: z.object({ url: z.string().max(500) }),
    response: z.object({ videoId: z.string().nullable() }),
    refusals: [],
  },
  readPost: {
    summary: "A live message as its reader sees it",
    method: "GET",
    path: "/posts/:postId/reading",
    access: residentOrStaffFor("messages", "viewer"),
    /** A language other than the reader's own, to see the original. */
    query: z.object({ language: Language.optional() }),
    response: ReadPost,
    refusals: ["not_found"],
  },
  readPublicPost: {
    summary: "A message of the public page, without signing in",
    method: "GET",
    path: "/networks/:networkSlug/posts/:postId",
    access: anyone,
    params: z.object({ networkSlug: Slug, postId: Id }),
    query: z.object({ language: Language.optional() }),
    response: ReadPost,
    refusals: ["not_found"],
  },
  listPublicPosts: {
    summary: "What is on a network's public page, newest first; optionally of one kind or one organisation",
    method: "GET",
    path: "/networks/:networkSlug/posts",
    access: anyone,
    params: z.object({ networkSlug: Slug }),
    query: z.object({
      kind: PostKind.optional(),
      organisationId: Id.optional(),
      language: Language.optional(),
      cursor: Cursor,
    }),
    response: pageOf(ReadPost),
    refusals: ["not_found"],
  },
  listPublicSenders: {
    summary: "The organisations that have something on a network's public page, by name",
    method: "GET",
    path: "/networks/:networkSlug/public-senders",
    access: anyone,
    params: z.object({ networkSlug: Slug }),
    response: z.object({ items: z.array(Sender) }),
    refusals: ["not_found"],
  },
  markSeen: {
    summary: "Which messages a resident had on screen, opened, or followed the button of; each counts once",
    method: "POST",
    path: "/posts/seen",
    access: resident,
    limit: "seen",
    body: z.object({
      seen: z.array(Id).max(100),
      opened: z.array(Id).max(100),
      clicked: z.array(Id).max(100).default([]),
    }),
    response: Done,
    refusals: [],
  },
  ...overviewRoutes,
  ...bulkRoutes,
  ...linkRoutes,
  ...shareRoutes,
});
