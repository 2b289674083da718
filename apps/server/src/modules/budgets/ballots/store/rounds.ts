/** A round as its voters meet it: where a resident or the holder of a code stands in it, and what its ballots name. */
import type { Language } from "@stoep/contract/kernel";
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import { isReadByResident } from "#modules/participation/index.ts";

export type StandingRow = NonNullable<Awaited<ReturnType<typeof findStanding>>>;

/** Whose right it is: a resident's, or that of a code. */
export type Holder = { residentId: string } | { rightId: string };

export const findStanding = (db: Db, roundId: string, holder: Holder) =>
  "residentId" in holder
    ? standingOfResident(db, roundId, holder.residentId)
    : standingOfCode(db, roundId, holder.rightId);

/** What is judged of a vote and its district, the same for all who vote. */
const columnsOfRound = [
  "ballotRound.id",
  "ballotRound.projectId",
  "ballotRound.phaseId",
  "ballotRound.opensOn",
  "ballotRound.endsOn",
  "ballotRound.openedAt",
  "ballotRound.replacedAt",
  "ballotRound.countedAt",
  "ballotRound.ballot",
  "ballotRound.atLeast",
  "ballotRound.atMost",
  "ballotRound.roll",
  "ballotRound.leastAge",
  "ballotRight.id as rightId",
  "ballotRight.isUsed",
  "ballotRight.isRevoked",
  "district.id as districtId",
  "district.budget",
] as const;

/**
 * Of opened votes of live projects, for a resident who may read the project, or who voted in it and moved away. The right is that of the
 * phase, so it says nothing of a vote that was given up.
 */
const standingsOfResident = (db: Db, residentId: string) =>
  db
    .selectFrom("ballotRound")
    .innerJoin("project", "project.id", "ballotRound.projectId")
    .innerJoin("resident", (join) => join.on("resident.id", "=", residentId).on("resident.leftAt", "is", null))
    .leftJoin("ballotRight", (join) =>
      join
        .onRef("ballotRight.projectId", "=", "ballotRound.projectId")
        .onRef("ballotRight.phaseId", "=", "ballotRound.phaseId")
        .onRef("ballotRight.residentId", "=", "resident.id")
        .on("ballotRound.replacedAt", "is", null),
    )
    .leftJoin("ballotDistrictNeighbourhood as home", (join) =>
      join.onRef("home.roundId", "=", "ballotRound.id").onRef("home.neighbourhoodId", "=", "resident.neighbourhoodId"),
    )
    .leftJoin("ballotDistrict as district", (join) =>
      join
        .onRef("district.roundId", "=", "ballotRound.id")
        .on("district.id", "=", (eb) => eb.fn.coalesce("ballotRight.districtId", "home.districtId")),
    )
    .select(columnsOfRound)
    .select(["resident.provenAt", sql.lit(false).as("hasCode")])
    .where("ballotRound.openedAt", "is not", null)
    .where("project.publishedAt", "is not", null)
    .where("project.deletedAt", "is", null)
    .where((eb) => eb.or([isReadByResident(eb), eb("ballotRight.id", "is not", null)]));

const standingOfResident = (db: Db, roundId: string, residentId: string) =>
  standingsOfResident(db, residentId).where("ballotRound.id", "=", roundId).executeTakeFirst();

interface VoterToday {
  residentId: string;
  language: Language;
  /** By the network's clock. */
  today: string;
}

/** Of the votes under way, those that end soonest first, with the project's title in the reader's language, if it has one. */
export const listStandings = (db: Db, { residentId, language, today }: VoterToday) =>
  standingsOfResident(db, residentId)
    .leftJoin("projectTranslation as own", (join) =>
      join.onRef("own.projectId", "=", "project.id").on("own.language", "=", language),
    )
    .select(({ fn, ref }) => [
      fn.coalesce("own.title", "project.title").as("title"),
      fn.coalesce("own.language", "project.language").as("language"),
      ref("ballotRound.endsOn").$notNull().as("lastDay"),
    ])
    .where("ballotRound.replacedAt", "is", null)
    .where("ballotRound.countedAt", "is", null)
    .where("ballotRound.opensOn", "<=", today)
    .where("ballotRound.endsOn", ">=", today)
    .orderBy("ballotRound.endsOn")
    .orderBy("ballotRound.id")
    .execute();

/** Holders of a code vote wherever the project is read, in the district for which the code was made. */
const standingOfCode = (db: Db, roundId: string, rightId: string) =>
  db
    .selectFrom("ballotRight")
    .innerJoin("ballotRound", (join) =>
      join
        .onRef("ballotRound.projectId", "=", "ballotRight.projectId")
        .onRef("ballotRound.phaseId", "=", "ballotRight.phaseId"),
    )
    .innerJoin("project", "project.id", "ballotRound.projectId")
    .leftJoin("ballotDistrict as district", (join) =>
      join.onRef("district.roundId", "=", "ballotRound.id").onRef("district.id", "=", "ballotRight.codeDistrictId"),
    )
    .select(columnsOfRound)
    .select([sql<Date | null>`null::timestamptz`.as("provenAt"), sql.lit(true).as("hasCode")])
    .where("ballotRight.id", "=", rightId)
    .where("ballotRight.codeHash", "is not", null)
    .where("ballotRound.id", "=", roundId)
    .where("ballotRound.openedAt", "is not", null)
    .where("project.publishedAt", "is not", null)
    .where("project.deletedAt", "is", null)
    .executeTakeFirst();

/**
 * Until the end of the transaction the vote is not opened, given up or counted, while others vote: what does one of these locks it
 * wholly. Read it afterwards.
 */
export async function shareRound(db: Tx, roundId: string): Promise<void> {
  await db.selectFrom("ballotRound").select("id").where("id", "=", roundId).forShare().execute();
}

interface DistrictOfRound {
  roundId: string;
  districtId: string;
}

/** Those of the named ideas that the district votes on, with their places in the list and their costs as they were locked. */
export const listOnBallot = (db: Db, { roundId, districtId }: DistrictOfRound, ideaIds: readonly string[]) =>
  db
    .selectFrom("ballotIdea")
    .select(["ideaId", "position", "cost"])
    .where("roundId", "=", roundId)
    .where("districtId", "=", districtId)
    .where("ideaId", "=", anyOf(ideaIds))
    .orderBy("position")
    .execute();

/** The ideas in these places of the list, with their titles as they were locked. */
export const listChosen = (db: Db, roundId: string, choices: readonly number[]) =>
  db
    .selectFrom("ballotIdea")
    .select(["ideaId", "title"])
    .where("roundId", "=", roundId)
    .where("position", "=", sql<number>`any(${choices}::smallint[])`)
    .orderBy("position")
    .execute();

/** What the state of a round follows from. */
export const findMoments = (db: Db, roundId: string) =>
  db
    .selectFrom("ballotRound")
    .select(["opensOn", "endsOn", "openedAt", "replacedAt", "countedAt"])
    .where("id", "=", roundId)
    .executeTakeFirst();

/** The districts of a round in which these residents are proven to live; who lives in none is left out. */
export async function districtsOfResidents(db: Db, roundId: string, residentIds: readonly string[]) {
  const rows = await db
    .selectFrom("resident")
    .innerJoin("ballotDistrictNeighbourhood as home", "home.neighbourhoodId", "resident.neighbourhoodId")
    .select(["resident.id", "home.districtId"])
    .where("home.roundId", "=", roundId)
    .where("resident.id", "=", anyOf(residentIds))
    .where("resident.provenAt", "is not", null)
    .where("resident.leftAt", "is", null)
    .execute();
  return new Map(rows.map(({ id, districtId }) => [id, districtId]));
}
