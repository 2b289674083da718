/** Rounds as their editors see them, each with its whole content. */
import { type Expression, type ExpressionBuilder, sql, type Updateable } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { guest } from "#kernel/actor.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { isFoundBy } from "#modules/participation/index.ts";
import type { BallotRoundTable, Database } from "../../../schema/db.types.ts";
import { votableTypes } from "../rules.ts";

export type StoredRound = NonNullable<Awaited<ReturnType<typeof findRound>>>;

/** May be put to the vote: accepted or budgeted, open to all who read the project, and not part of another. D §11 */
export const isEligible = (eb: ExpressionBuilder<Database, "idea">) =>
  sql<boolean>`${eb.and([
    isFoundBy(eb, guest),
    eb("idea.mergedInto", "is", null),
    eb("idea.type", "=", sql<(typeof votableTypes)[number]>`any(${votableTypes}::text[])`),
  ])}`;

const selectRounds = (db: Db) =>
  db
    .selectFrom("ballotRound")
    .selectAll("ballotRound")
    .select((eb) => [
      districtsOf(db, eb.ref("ballotRound.id")).as("districts"),
      ideasOf(db, eb.ref("ballotRound.id")).as("ideas"),
      countOf(db, eb.ref("ballotRound.projectId")).as("rounds"),
      codeDistrictsOf(db, eb.ref("ballotRound.projectId"), eb.ref("ballotRound.phaseId")).as("codeDistrictIds"),
      countPercentOf(db, eb.ref("ballotRound.id")).as("countPercent"),
    ]);

const districtsOf = (db: Db, roundId: Expression<string>) =>
  jsonArrayFrom(
    db
      .selectFrom("ballotDistrict")
      .where("ballotDistrict.roundId", "=", roundId)
      .select(["ballotDistrict.id", "ballotDistrict.name", "ballotDistrict.budget"])
      .select(
        sql<string[]>`array(${db
          .selectFrom("ballotDistrictNeighbourhood as place")
          .where("place.roundId", "=", sql.ref<string>("ballotDistrict.roundId"))
          .where("place.districtId", "=", sql.ref<string>("ballotDistrict.id"))
          .select("place.neighbourhoodId")
          .orderBy("place.neighbourhoodId")})`.as("neighbourhoodIds"),
      )
      .orderBy("ballotDistrict.position"),
  );

/** With the idea as it is now beside what was locked of it. */
const ideasOf = (db: Db, roundId: Expression<string>) =>
  jsonArrayFrom(
    db
      .selectFrom("ballotIdea")
      .innerJoin("idea", "idea.id", "ballotIdea.ideaId")
      .where("ballotIdea.roundId", "=", roundId)
      .select(["ballotIdea.ideaId", "ballotIdea.districtId", "ballotIdea.title as lockedTitle"])
      .select(["ballotIdea.language as lockedLanguage", "ballotIdea.cost as lockedCost"])
      .select(["idea.title", "idea.language", "idea.cost"])
      .select((eb) => isEligible(eb).as("isEligible"))
      .orderBy("ballotIdea.position"),
  );

const countOf = (db: Db, projectId: Expression<string>) =>
  sql<number>`${db
    .selectFrom("ballotRound as one")
    .where("one.projectId", "=", projectId)
    .select(sql<number>`count(*)::integer`.as("total"))}`;

/** How far its count is; null where it was not asked for, or is over. */
const countPercentOf = (db: Db, roundId: Expression<string>) =>
  db.selectFrom("ballotCountRequest as request").where("request.roundId", "=", roundId).select("request.percent");

/** Of all rounds of a phase, those for which codes were made. */
const codeDistrictsOf = (db: Db, projectId: Expression<string>, phaseId: Expression<string>) => {
  const rounds = db
    .selectFrom("ballotRound as of")
    .where("of.projectId", "=", projectId)
    .where("of.phaseId", "=", phaseId)
    .select("of.id");
  return sql<string[]>`array(${db
    .selectFrom("ballotDistrict as district")
    .where("district.roundId", "=", sql<string>`any(array(${rounds}))`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("ballotRight")
          .where("ballotRight.projectId", "=", projectId)
          .where("ballotRight.phaseId", "=", phaseId)
          .whereRef("ballotRight.codeDistrictId", "=", "district.id")
          .select("ballotRight.id"),
      ),
    )
    .select("district.id")
    .distinct()
    .orderBy("district.id")})`;
};

/** All of a project, in the order in which they were made. */
export const listRounds = (db: Db, projectId: string) =>
  selectRounds(db).where("ballotRound.projectId", "=", projectId).orderBy("ballotRound.id", "desc").execute();

/** Of a phase for which codes were made, the last vote that had them: it has all their districts. */
export async function findWithCodes(db: Db, projectId: string, phaseId: string): Promise<StoredRound | null> {
  const found = await selectRounds(db)
    .where("ballotRound.projectId", "=", projectId)
    .where("ballotRound.phaseId", "=", phaseId)
    .where("ballotRound.roll", "=", "codes")
    .where("ballotRound.openedAt", "is not", null)
    .orderBy("ballotRound.number", "desc")
    .limit(1)
    .executeTakeFirst();
  return found && found.codeDistrictIds.length > 0 ? found : null;
}

export const findRound = (db: Db, roundId: string) =>
  selectRounds(db).where("ballotRound.id", "=", roundId).executeTakeFirst();

/** The project of one of the organisation's rounds. */
export async function findProjectOf(db: Db, organisationId: string, roundId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom("ballotRound")
    .innerJoin("project", "project.id", "ballotRound.projectId")
    .select("project.id")
    .where("ballotRound.id", "=", roundId)
    .where("project.organisationId", "=", organisationId)
    .executeTakeFirst();
  return found?.id;
}

/** Until the end of the transaction. Two statements: one that waited for the lock would see the new row with the old lists. */
export async function lockRound(db: Tx, roundId: string) {
  const held = await db.selectFrom("ballotRound").select("id").where("id", "=", roundId).forUpdate().executeTakeFirst();
  return held && findRound(db, roundId);
}

/** How many rounds a project has, and the number of the next one of a phase. The project must be held. */
export async function countRounds(db: Db, projectId: string, phaseId: string) {
  const counted = await db
    .selectFrom("ballotRound")
    .where("projectId", "=", projectId)
    .select([
      sql<number>`count(*)::integer`.as("rounds"),
      sql<number>`coalesce(max(number) filter (where phase_id = ${phaseId}::uuid), 0) + 1`.as("next"),
    ])
    .executeTakeFirstOrThrow();
  return counted;
}

/** Whether a phase has one that stands. */
export async function hasStanding(db: Db, projectId: string, phaseId: string): Promise<boolean> {
  const found = await db
    .selectFrom("ballotRound")
    .where("projectId", "=", projectId)
    .where("phaseId", "=", phaseId)
    .where("replacedAt", "is", null)
    .select("id")
    .executeTakeFirst();
  return found !== undefined;
}

type Settings = Omit<Updateable<BallotRoundTable>, "id" | "projectId" | "phaseId" | "version">;

interface NewRound {
  id: string;
  projectId: string;
  phaseId: string;
  number: number;
  accountId: string;
  now: Date;
  importedFrom?: string;
}

/** Returns false where the phase has one that stands. */
export async function insertRound(db: Tx, round: NewRound, settings: RoundSettings): Promise<boolean> {
  const { accountId, now, ...row } = round;
  const by = { createdBy: accountId, savedBy: accountId, createdAt: now, savedAt: now };
  const added = await db
    .insertInto("ballotRound")
    .values({ ...row, ...settings, ...by })
    .onConflict((conflict) => conflict.columns(["projectId", "phaseId"]).where("replacedAt", "is", null).doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

export type RoundSettings = Pick<
  StoredRound,
  "opensOn" | "endsOn" | "ballot" | "atLeast" | "atMost" | "rule" | "stopsAtFirst" | "roll" | "leastAge"
>;

/** Increments the version. The row must be locked. */
export async function updateRound(db: Tx, roundId: string, settings: Settings): Promise<void> {
  await db
    .updateTable("ballotRound")
    .set((eb) => ({ ...settings, version: eb("version", "+", 1) }))
    .where("id", "=", roundId)
    .execute();
}

/** With its districts and its list of ideas. The row must be locked. */
export async function deleteRound(db: Tx, roundId: string): Promise<void> {
  await db.deleteFrom("ballotIdea").where("roundId", "=", roundId).execute();
  await db.deleteFrom("ballotRound").where("id", "=", roundId).execute();
}

/** The row must be locked. */
export async function markReplaced(db: Tx, roundId: string, reason: string, now: Date): Promise<void> {
  await db
    .updateTable("ballotRound")
    .set({ replacedAt: now, replacedBecause: reason })
    .where("id", "=", roundId)
    .execute();
}
