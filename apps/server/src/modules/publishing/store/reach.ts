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

/** A neighbourhood of a message: how many it reaches there, and the chosen streets that lie in it. */
export interface ReachedPlace {
  id: string;
  name: string;
  narrowed: boolean;
  households: number;
  residents: number;
  streets: string[];
}

/** Of a message in any state, each of its neighbourhoods by name. Keys of one word need no renaming as JSON. D §1: reach is counted in households. */
export function selectReachedPlaces(db: Db, postId: string) {
  const parts = selectReached(db)
    .where("postNeighbourhood.postId", "=", postId)
    .groupBy("postNeighbourhood.neighbourhoodId")
    .select(({ fn }) => [
      "postNeighbourhood.neighbourhoodId",
      fn.count<number>("resident.householdId").distinct().as("households"),
      fn.countAll<number>().as("residents"),
    ]);
  return db
    .selectFrom("postNeighbourhood as place")
    .innerJoin("neighbourhood", "neighbourhood.id", "place.neighbourhoodId")
    .leftJoin(parts.as("part"), "part.neighbourhoodId", "place.neighbourhoodId")
    .where("place.postId", "=", postId)
    .orderBy("neighbourhood.name")
    .select((eb) => [
      "neighbourhood.id",
      "neighbourhood.name",
      "place.isNarrowed as narrowed",
      eb.fn.coalesce("part.households", sql<number>`0`).as("households"),
      eb.fn.coalesce("part.residents", sql<number>`0`).as("residents"),
      sql<string[]>`array(${eb
        .selectFrom("postStreet")
        .innerJoin("street", "street.id", "postStreet.streetId")
        .innerJoin("streetNeighbourhood", "streetNeighbourhood.streetId", "street.id")
        .whereRef("postStreet.postId", "=", "place.postId")
        .whereRef("streetNeighbourhood.neighbourhoodId", "=", "place.neighbourhoodId")
        .orderBy("street.name")
        .select("street.name")})`.as("streets"),
    ]);
}
