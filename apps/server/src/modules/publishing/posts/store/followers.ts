/**
 * What a resident can read because they follow a neighbourhood besides their own: messages to the whole neighbourhood, not to single
 * streets. For reading only: votes, comments, figures and mails use `reaches`, which leaves followers out. D §5
 */

import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Actor, Resident } from "#kernel/actor.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import type { Database } from "../../../../schema/db.types.ts";
import { mayRead } from "./read-posts.ts";

export type Follower = Pick<Resident, "followedIds" | "residentKind">;
type FollowedPlace = ExpressionBuilder<Database & { there: Database["postNeighbourhood"] }, "there">;

/** Whether a live row of `post_neighbourhood`, joined as `there`, is open to followers of its neighbourhood. */
export const opensToFollowers = (
  eb: FollowedPlace,
  { residentKind }: Pick<Follower, "residentKind">,
): Expression<SqlBool> =>
  eb.and([
    eb("there.liveAt", "is not", null),
    eb("there.isNarrowed", "=", false),
    eb.or([eb("there.audience", "=", "everyone"), sql<SqlBool>`${residentKind}::text <> 'person'`]),
  ]);

/** The names of the followed neighbourhoods that it was sent to; null when there are none. Joins `post`. */
function followedPlacesOf(eb: ExpressionBuilder<Database, "post">, actor: Resident) {
  return eb
    .selectFrom("postNeighbourhood as there")
    .innerJoin("neighbourhood", "neighbourhood.id", "there.neighbourhoodId")
    .whereRef("there.postId", "=", "post.id")
    .where("there.neighbourhoodId", "=", anyOf(actor.followedIds))
    .where((there) => opensToFollowers(there, actor))
    .select(sql<string | null>`string_agg(neighbourhood.name, ', ' order by neighbourhood.name)`.as("names"));
}

/** Whether the reader may read it, at home or by following. */
export function mayReadAround(eb: ExpressionBuilder<Database, "post">, actor: Actor): Expression<SqlBool> {
  const atHome = mayRead(eb, actor);
  if (actor.kind !== "resident" || actor.followedIds.length === 0) return atHome;
  return eb.or([
    atHome,
    eb.and([
      eb("post.publishedAt", "is not", null),
      eb("post.deletedAt", "is", null),
      eb(followedPlacesOf(eb, actor), "is not", null),
    ]),
  ]);
}

/** The followed neighbourhoods that it was sent to, for a reader who only follows them; null for residents whom it reaches. */
export function followedIn(eb: ExpressionBuilder<Database, "post">, actor: Actor) {
  if (actor.kind !== "resident" || actor.followedIds.length === 0) return sql<string | null>`null::text`;
  return sql<string | null>`case when not ${mayRead(eb, actor)} then (${followedPlacesOf(eb, actor)}) end`;
}
