/** Where a listed message goes, by name. */
import { type ExpressionBuilder, sql } from "kysely";
import type { Database } from "../../../../schema/db.types.ts";

type Posts = ExpressionBuilder<Database, "post">;

export const placesOf = (eb: Posts) =>
  eb.selectFrom("postNeighbourhood").whereRef("postNeighbourhood.postId", "=", "post.id");

/**
 * The first three by name. For a message with many neighbourhoods they are soon found in the order of all names; for one with a few,
 * those few are sorted.
 */
export const namesOf = (eb: Posts) => sql<
  string[]
>`case when ${eb.ref("post.neighbourhoodCount")} > ${sql.lit(manyPlaces)}
  then array(${firstByName(eb)}) else (array(${sortedByName(eb)}))[1:3] end`;
const manyPlaces = 30;

/** Passes the ids as one value, without a limit, so that only these rows are read and the planner does not search in the order of names. */
const sortedByName = (eb: Posts) =>
  eb
    .selectFrom("neighbourhood")
    .where(
      "neighbourhood.id",
      "=",
      sql<string>`any(array(${placesOf(eb).select("postNeighbourhood.neighbourhoodId")}))`,
    )
    .select("neighbourhood.name")
    .orderBy("neighbourhood.name")
    .orderBy("neighbourhood.id");

/** The condition is a value, which the planner cannot turn into a join of everything with everything. */
const firstByName = (eb: Posts) =>
  eb
    .selectFrom("neighbourhood")
    .where((inner) =>
      inner
        .selectFrom("postNeighbourhood")
        .whereRef("postNeighbourhood.postId", "=", "post.id")
        .whereRef("postNeighbourhood.neighbourhoodId", "=", "neighbourhood.id")
        .select(({ lit }) => lit(true).as("isPlace"))
        .$asScalar(),
    )
    .select("neighbourhood.name")
    .orderBy("neighbourhood.name")
    .orderBy("neighbourhood.id")
    .limit(3);
