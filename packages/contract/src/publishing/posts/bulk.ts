/** Actions on several messages of one's organisation at once: one request, one transaction, and an outcome for each message. */
import { z } from "zod";
import { fieldError, Id, Instant, Verdict } from "../../kernel/index.ts";
import { staffFor } from "../../licences/index.ts";
import { Consequences } from "./consequences.ts";
import { PlannedMoment } from "./schemas.ts";

const editor = staffFor("messages", "editor");

/** As many as a person picks on a few pages. */
export const mostInBulk = 100;
const PostIds = z.array(Id).min(1).max(mostInBulk, fieldError("tooMany"));
/** One for each id, in the same order; messages of other organisations are not found. */
const Outcomes = z.object({ outcomes: z.array(z.object({ verdict: Verdict })) });

/** All to one time; or each later (earlier if negative) by days at the same time of day, plus minutes. */
export const NewMoment = z.union([
  z.object({ at: PlannedMoment }),
  z.object({ days: z.number().int().min(-366).max(366), minutes: z.number().int().min(-1440).max(1440) }),
]);
/** Each to its own time, in the order of the ids: this is how a move is undone. */
const OwnMoments = z.object({ moments: z.array(PlannedMoment).min(1).max(mostInBulk, fieldError("tooMany")) });
export type NewMoment = z.infer<typeof NewMoment> | z.infer<typeof OwnMoments>;

const Rescheduling = z
  .object({ ids: PostIds, to: z.union([...NewMoment.options, OwnMoments]) })
  .refine(({ ids, to }) => !("moments" in to) || to.moments.length === ids.length, {
    ...fieldError("invalid"),
    path: ["to"],
  });

const refusals = [] as const;

export const bulkRoutes = {
  deletePosts: {
    summary: "Delete several messages; readers of live ones find that they no longer exist",
    method: "POST",
    path: "/posts/together/delete",
    access: editor,
    limit: "together",
    body: z.object({ ids: PostIds, confirmed: Consequences.default([]) }),
    response: Outcomes,
    refusals: ["consequences_unconfirmed"],
  },
  undeletePosts: {
    summary: "Put back several messages deleted in the last 30 days",
    method: "POST",
    path: "/posts/together/undelete",
    access: editor,
    limit: "together",
    body: z.object({ ids: PostIds }),
    response: Outcomes,
    refusals,
  },
  reschedulePosts: {
    summary:
      "Move several planned messages: all to one moment, each by the same amount, or each to its own; live ones stay",
    method: "POST",
    path: "/posts/together/reschedule",
    access: editor,
    limit: "together",
    body: Rescheduling,
    response: z.object({
      outcomes: z.array(z.object({ verdict: Verdict, publishAt: Instant.nullable() })),
    }),
    refusals,
  },
} as const;
