/** Colleagues who have a message open in the editor, whom a choice of places reaches, and copying a message. */
import { z } from "zod";
import { Done, Id, Instant, queryList, routes } from "../../kernel/index.ts";
import { staffFor } from "../../licences/index.ts";
import { Post, Reach, Visibility } from "../posts/schemas.ts";

const editor = staffFor("messages", "editor");

/** A colleague who has the same message open in the editor. */
export const PresentColleague = z.object({ name: z.string(), since: Instant });
export type PresentColleague = z.infer<typeof PresentColleague>;

/** Anyone silent for `lasts` seconds no longer counts as present; the editor reports several times within that. */
export const presenceSeconds = { lasts: 24, every: 8 } as const;

export const deskRoutes = routes({
  keepPresent: {
    summary: "Say that one has a message open in the editor, and read which colleagues do too",
    method: "PUT",
    path: "/posts/:postId/presence",
    access: editor,
    limit: "presence",
    response: z.object({ others: z.array(PresentColleague) }),
    refusals: ["not_found"],
  },
  leavePost: {
    summary: "Say that one has closed the message",
    method: "DELETE",
    path: "/posts/:postId/presence",
    access: editor,
    limit: "presence",
    response: Done,
    refusals: ["not_found"],
  },
  countReach: {
    summary: "Whom a choice of places reaches, while it is made; the same numbers as in the preview",
    method: "GET",
    path: "/reach",
    access: editor,
    query: z.object({
      neighbourhoodIds: queryList(Id),
      streetIds: queryList(Id),
      visibility: Visibility.default("everyone"),
    }),
    response: Reach.pick({ households: true, residents: true }),
    refusals: [],
  },
  copyPost: {
    summary: "Start a concept with the content of a message in any state; an activity starts without days",
    method: "POST",
    path: "/posts/:postId/copy",
    access: editor,
    limit: "drafts",
    response: Post,
    refusals: ["not_found", "licence_out_of_scope"],
  },
});
