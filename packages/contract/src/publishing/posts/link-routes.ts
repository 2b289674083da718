/** Posts and what they belong to, from either side. */
import { z } from "zod";
import { anyone, Cursor, Id, Language, pageOf, routes, Slug } from "../../kernel/index.ts";
import { residentOrStaffFor, staffFor } from "../../licences/index.ts";
import { PostKind } from "./kinds.ts";
import { LinkChoice, LinkKind, LinkSearch, PostLink } from "./post-link.ts";
import { Post, ReadPost } from "./schemas.ts";

const editor = staffFor("messages", "editor");
const of = { linkKind: LinkKind, linkId: Id };
const ListedPosts = z.object({
  /** Only of this part of it. */
  part: Id.optional(),
  kind: PostKind.optional(),
  cursor: Cursor,
});

export const linkRoutes = routes({
  listLinkChoices: {
    summary:
      "What of one kind a post of the organisation can belong to, the latest first; drafts too, for those who see them",
    method: "GET",
    path: "/links",
    access: staffFor("messages", "viewer"),
    query: LinkSearch,
    response: z.object({ items: z.array(LinkChoice) }),
    refusals: [],
  },
  setPostLink: {
    summary: "Say what a post belongs to, or that it belongs to nothing any more; a live one keeps its history",
    method: "PUT",
    path: "/posts/:postId/link",
    access: editor,
    limit: "saves",
    body: z.object({ version: z.number().int(), link: PostLink.nullable() }),
    response: Post,
    refusals: ["not_found", "changed_meanwhile", "not_allowed", "licence_out_of_scope"],
  },
  listLinkedPosts: {
    summary: "Live posts that belong to something, of those that the reader may read; newest first",
    method: "GET",
    path: "/links/:linkKind/:linkId/posts",
    access: residentOrStaffFor("messages", "viewer"),
    params: z.object(of),
    query: ListedPosts,
    response: pageOf(ReadPost),
    refusals: ["not_found"],
  },
  listPublicLinkedPosts: {
    summary: "Posts of the public page that belong to something on it, without signing in; newest first",
    method: "GET",
    path: "/networks/:networkSlug/links/:linkKind/:linkId/posts",
    access: anyone,
    params: z.object({ networkSlug: Slug, ...of }),
    query: ListedPosts.extend({ language: Language.optional() }),
    response: pageOf(ReadPost),
    refusals: ["not_found"],
  },
});
