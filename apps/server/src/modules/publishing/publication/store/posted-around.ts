/** Other posts of an organisation in the same neighbourhoods around the same time. S1 §8 */
import { type ExpressionBuilder, sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import type { Database as Tables } from "../../../../schema/db.types.ts";
import { warningSince } from "../../posts/index.ts";

type Database = Tables & { mine: Tables["postNeighbourhood"] };

/** Neighbourhoods of the message where its organisation publishes another one in the 24 hours before `moment`: one that is live, or planned. By name. */
export function listPostedAround(db: Db, organisationId: string, postId: string, moment: Date) {
  const since = warningSince(moment);
  const others = (eb: ExpressionBuilder<Database, "mine">) =>
    eb
      .selectFrom("postNeighbourhood as other")
      .innerJoin("post as another", "another.id", "other.postId")
      .whereRef("other.neighbourhoodId", "=", "mine.neighbourhoodId")
      .where("other.postId", "<>", postId)
      .where("another.organisationId", "=", organisationId)
      .where("another.deletedAt", "is", null)
      .select(sql<number>`1`.as("one"));
  return db
    .selectFrom("postNeighbourhood as mine")
    .innerJoin("neighbourhood", "neighbourhood.id", "mine.neighbourhoodId")
    .where("mine.postId", "=", postId)
    .where((eb) => {
      const live = others(eb).where("other.liveAt", ">", since).where("other.liveAt", "<=", moment);
      const planned = others(eb)
        .where("another.publishedAt", "is", null)
        .where("another.publishAt", ">", since)
        .where("another.publishAt", "<=", moment);
      return eb.or([eb.exists(live), eb.exists(planned)]);
    })
    .orderBy("neighbourhood.name")
    .select(["neighbourhood.id", "neighbourhood.name"])
    .execute();
}
