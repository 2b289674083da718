/** Whom a message reaches. One condition for feed, reading, votes, preview, mails and figures alike. D §6 */
import type { ResidentKind } from "@stoep/contract/kernel";
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Resident } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import type { Database } from "../../../schema/db.types.ts";

type Row = ExpressionBuilder<Database, "postNeighbourhood">;

/** A resident, as columns or as values. */
export interface Who {
  neighbourhoodId: Expression<string>;
  streetId: Expression<string | null>;
  kind: Expression<ResidentKind>;
}

/** Whether a row of `post_neighbourhood`, which repeats what it takes to know, is meant for this resident. */
export function reaches(eb: Row, who: Who): Expression<SqlBool> {
  return eb.and([
    eb("postNeighbourhood.neighbourhoodId", "=", who.neighbourhoodId),
    eb.or([eb("postNeighbourhood.audience", "=", "everyone"), eb(who.kind, "<>", "person")]),
    eb.or([
      eb("postNeighbourhood.isNarrowed", "=", false),
      eb.exists(
        eb
          .selectFrom("postStreet")
          .whereRef("postStreet.postId", "=", "postNeighbourhood.postId")
          .where("postStreet.streetId", "=", who.streetId)
          .select("postStreet.streetId"),
      ),
    ]),
  ]);
}

/** The resident who asks: what accounts read of them when they were identified. */
export function whoIs(actor: Pick<Resident, "neighbourhoodId" | "streetId" | "residentKind">): Who {
  return {
    neighbourhoodId: sql<string>`${actor.neighbourhoodId}::uuid`,
    streetId: sql<string | null>`${actor.streetId}::uuid`,
    kind: sql<ResidentKind>`${actor.residentKind}::text`,
  };
}

/** Rows of `post_neighbourhood` beside every resident whom they reach; live or not. */
export function selectReached(db: Db) {
  return db
    .selectFrom("postNeighbourhood")
    .innerJoin("resident", (join) => join.on((eb) => reaches(eb, residentColumns(eb))))
    .where("resident.leftAt", "is", null);
}

function residentColumns(eb: ExpressionBuilder<Database, "resident">): Who {
  return {
    neighbourhoodId: eb.ref("resident.neighbourhoodId"),
    streetId: eb.ref("resident.streetId"),
    kind: eb.ref("resident.kind"),
  };
}

export interface ReachCount {
  households: number[];
  residents: number[];
  neighbourhoods: number;
}

/** Of a message in any state: for each neighbourhood where it reaches someone. D §1: reach is counted in households. */
export function selectReachCount(db: Db, postId: string) {
  const places = db
    .selectFrom("postNeighbourhood")
    .where("postId", "=", postId)
    .select(({ fn }) => fn.countAll<number>().as("neighbourhoods"));
  const parts = selectReached(db)
    .where("postNeighbourhood.postId", "=", postId)
    .groupBy("postNeighbourhood.neighbourhoodId")
    .select(({ fn }) => [
      fn.count<number>("resident.householdId").distinct().as("households"),
      fn.countAll<number>().as("residents"),
    ]);
  return db
    .selectFrom(parts.as("part"))
    .select([
      sql<number[]>`coalesce(array_agg(part.households), '{}')`.as("households"),
      sql<number[]>`coalesce(array_agg(part.residents), '{}')`.as("residents"),
      places.$asScalar().$notNull().as("neighbourhoods"),
    ]);
}
