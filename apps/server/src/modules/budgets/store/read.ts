/** Rounds as everybody reads about them, from the moment at which they were locked. */
import { type Expression, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Guest, Resident, Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { isFoundBy, isReadBy } from "#modules/participation/index.ts";

export type ReadRoundRow = Awaited<ReturnType<typeof listOpened>>[number];
type Reader = Guest | Resident | Staff;

/** Whether this reader reads the project now. */
export async function isProjectReadBy(db: Db, projectId: string, reader: { actor: Reader; now: Date }) {
  const found = await db
    .selectFrom("project")
    .select("project.id")
    .where("project.id", "=", projectId)
    .where((eb) => isReadBy(db, eb, reader))
    .executeTakeFirst();
  return found !== undefined;
}

interface Wanted {
  projectId: string;
  /** That one alone. */
  roundId?: string | undefined;
}

/** Latest first. */
export const listOpened = (db: Db, actor: Reader, { projectId, roundId }: Wanted) =>
  db
    .selectFrom("ballotRound")
    .select(["ballotRound.id", "ballotRound.number", "ballotRound.phaseId", "ballotRound.opensOn"])
    .select(["ballotRound.endsOn", "ballotRound.currency", "ballotRound.ballot", "ballotRound.atLeast"])
    .select(["ballotRound.atMost", "ballotRound.rule", "ballotRound.stopsAtFirst", "ballotRound.roll"])
    .select(["ballotRound.leastAge", "ballotRound.openedAt", "ballotRound.replacedAt", "ballotRound.replacedBecause"])
    .select(["ballotRound.countedAt", "ballotRound.importedFrom"])
    .select((eb) => [
      districtsOf(db, eb.ref("ballotRound.id")).as("districts"),
      ideasOf(db, actor, eb.ref("ballotRound.id")).as("ideas"),
      turnoutOf(db, eb.ref("ballotRound.id")).as("turnout"),
      resultsOf(db, eb.ref("ballotRound.id")).as("results"),
      codesOf(db, eb.ref("ballotRound.id")).as("codes"),
    ])
    .where("ballotRound.projectId", "=", projectId)
    .where("ballotRound.openedAt", "is not", null)
    .$if(roundId !== undefined, (query) => query.where("ballotRound.id", "=", roundId ?? ""))
    .orderBy("ballotRound.openedAt", "desc")
    .orderBy("ballotRound.id", "desc")
    .execute();

const districtsOf = (db: Db, roundId: Expression<string>) =>
  jsonArrayFrom(
    db
      .selectFrom("ballotDistrict")
      .where("ballotDistrict.roundId", "=", roundId)
      .select(["ballotDistrict.id", "ballotDistrict.name", "ballotDistrict.budget"])
      .select((eb) =>
        jsonArrayFrom(
          eb
            .selectFrom("ballotDistrictNeighbourhood as place")
            .innerJoin("neighbourhood", "neighbourhood.id", "place.neighbourhoodId")
            .whereRef("place.roundId", "=", "ballotDistrict.roundId")
            .whereRef("place.districtId", "=", "ballotDistrict.id")
            .select(["neighbourhood.id", "neighbourhood.name"])
            .orderBy("neighbourhood.name")
            .orderBy("neighbourhood.id"),
        ).as("neighbourhoods"),
      )
      .orderBy("ballotDistrict.position"),
  );

/** As they were locked, and whether this reader finds the idea still. */
const ideasOf = (db: Db, actor: Reader, roundId: Expression<string>) =>
  jsonArrayFrom(
    db
      .selectFrom("ballotIdea")
      .innerJoin("idea", "idea.id", "ballotIdea.ideaId")
      .where("ballotIdea.roundId", "=", roundId)
      .select(["ballotIdea.ideaId", "ballotIdea.districtId", "ballotIdea.title", "ballotIdea.language"])
      .select("ballotIdea.cost")
      .select((eb) => [
        sql<boolean>`${isFoundBy(eb, actor)}`.as("isOpen"),
        sql<boolean>`${eb("idea.hiddenBecause", "is not distinct from", "staff")}`.as("isHiddenByStaff"),
      ])
      .orderBy("ballotIdea.position"),
  );

/** As it was made known last. */
const turnoutOf = (db: Db, roundId: Expression<string>) =>
  jsonArrayFrom(
    db
      .selectFrom("ballotTurnout")
      .innerJoin("ballotDistrict", (join) =>
        join
          .onRef("ballotDistrict.roundId", "=", "ballotTurnout.roundId")
          .onRef("ballotDistrict.id", "=", "ballotTurnout.districtId"),
      )
      .where("ballotTurnout.roundId", "=", roundId)
      .select(["ballotTurnout.districtId", "ballotTurnout.voters", "ballotTurnout.asOf"])
      .orderBy("ballotDistrict.position"),
  );

/** How many codes were made, revoked and used, as it was counted. */
const codesOf = (db: Db, roundId: Expression<string>) =>
  jsonArrayFrom(
    db
      .selectFrom("votingCodeNumber as number")
      .innerJoin("ballotDistrict", (join) =>
        join
          .onRef("ballotDistrict.roundId", "=", "number.roundId")
          .onRef("ballotDistrict.id", "=", "number.districtId"),
      )
      .where("number.roundId", "=", roundId)
      .select(["number.districtId", "number.issue", "number.made", "number.used", "number.revoked"])
      .orderBy("ballotDistrict.position")
      .orderBy("number.issue"),
  );

const resultsOf = (db: Db, roundId: Expression<string>) =>
  jsonArrayFrom(
    db
      .selectFrom("ballotResult")
      .innerJoin("ballotDistrict", (join) =>
        join
          .onRef("ballotDistrict.roundId", "=", "ballotResult.roundId")
          .onRef("ballotDistrict.id", "=", "ballotResult.districtId"),
      )
      .where("ballotResult.roundId", "=", roundId)
      .select(["ballotResult.districtId", "ballotResult.ballots", "ballotResult.outcome"])
      .orderBy("ballotDistrict.position"),
  );
