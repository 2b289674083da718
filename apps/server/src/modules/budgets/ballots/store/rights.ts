/** Rights to vote, of residents and of codes: that somebody voted, and where; never what. A round whose rights are changed is locked before them. */
import { type SqlBool, sql } from "kysely";
import { v4 as randomId } from "uuid";
import type { Db, Tx } from "#kernel/database.ts";
import { anyOf, idList } from "#kernel/sql/id-list.ts";

interface Phase {
  projectId: string;
  phaseId: string;
}

/** Of two at once, the second waits for the first and finds its row. */
export async function insertRight(db: Tx, { projectId, phaseId }: Phase, residentId: string): Promise<void> {
  await db
    .insertInto("ballotRight")
    .values({ id: randomId(), projectId, phaseId, residentId, isUsed: false })
    .onConflict((conflict) => conflict.columns(["projectId", "phaseId", "residentId"]).doNothing())
    .execute();
}

/** Used ones of residents who have none in the phase yet, each in the district of the same entry. */
export async function insertRights(
  db: Tx,
  { projectId, phaseId }: Phase,
  rights: readonly { rightId: string; residentId: string; districtId: string }[],
): Promise<void> {
  const made = sql<{ id: string; residentId: string; districtId: string }>`unnest(
    ${idList(rights.map(({ rightId }) => rightId))}, ${idList(rights.map(({ residentId }) => residentId))},
    ${idList(rights.map(({ districtId }) => districtId))})`;
  await db
    .insertInto("ballotRight")
    .columns(["id", "projectId", "phaseId", "residentId", "districtId", "isUsed"])
    .expression((eb) =>
      eb
        .selectFrom(made.as<"made">(sql`made(id, resident_id, district_id)`))
        .select([
          "made.id",
          sql<string>`${projectId}::uuid`.as("projectId"),
          sql<string>`${phaseId}::uuid`.as("phaseId"),
          "made.residentId",
          "made.districtId",
          sql<boolean>`true`.as("isUsed"),
        ]),
    )
    .execute();
}

/** Until the end of the transaction. False: there is none, or none any more. */
export async function lockRight(db: Tx, { projectId, phaseId }: Phase, residentId: string): Promise<boolean> {
  const held = await db
    .selectFrom("ballotRight")
    .select("id")
    .where("projectId", "=", projectId)
    .where("phaseId", "=", phaseId)
    .where("residentId", "=", residentId)
    .forUpdate()
    .executeTakeFirst();
  return held !== undefined;
}

/** That of a code, until the end of the transaction. */
export async function lockRightOfCode(db: Tx, rightId: string): Promise<void> {
  await db.selectFrom("ballotRight").select("id").where("id", "=", rightId).forUpdate().execute();
}

/** Its ballot is cast. The row must be locked. */
export async function markRight(db: Tx, rightId: string, districtId: string): Promise<void> {
  await db.updateTable("ballotRight").set({ isUsed: true, districtId }).where("id", "=", rightId).execute();
}

/** Its ballot was withdrawn. The row must be locked. */
export async function openRight(db: Tx, rightId: string): Promise<void> {
  await db.updateTable("ballotRight").set({ isUsed: false, districtId: null }).where("id", "=", rightId).execute();
}

/**
 * Nothing says that an open one was ever used, unless they are still to be told of a vote that was given up. That of a code was there before,
 * and stays. The row must be locked.
 */
export async function deleteOpenRight(db: Tx, rightId: string): Promise<void> {
  await db
    .deleteFrom("ballotRight")
    .where("id", "=", rightId)
    .where("isUsed", "=", false)
    .where("lostIn", "is", null)
    .where("residentId", "is not", null)
    .execute();
}

/** Those of a phase are open again; residents who had voted are marked until they are told. Its round must be locked. */
export async function reopenRights(db: Tx, { id, projectId, phaseId }: Phase & { id: string }): Promise<void> {
  await db
    .updateTable("ballotRight")
    .set({
      isUsed: false,
      districtId: null,
      lostIn: sql<string | null>`case when ${sql.ref("residentId")} is not null then ${id}::uuid end`,
    })
    .where("projectId", "=", projectId)
    .where("phaseId", "=", phaseId)
    .where("isUsed", "=", true)
    .execute();
}

/** A resident's rights, with the round that stands of each phase; that may be a draft. */
export const listRightsOf = (db: Db, residentId: string) =>
  db
    .selectFrom("ballotRight")
    .innerJoin("project", "project.id", "ballotRight.projectId")
    .leftJoin("ballotRound", (join) =>
      join
        .onRef("ballotRound.projectId", "=", "ballotRight.projectId")
        .onRef("ballotRound.phaseId", "=", "ballotRight.phaseId")
        .on("ballotRound.replacedAt", "is", null),
    )
    .select(["ballotRight.id", "ballotRight.isUsed", "ballotRight.projectId"])
    .select(["project.title", "ballotRound.id as roundId"])
    .where("ballotRight.residentId", "=", residentId)
    .orderBy("ballotRight.projectId")
    .orderBy("ballotRound.id")
    .execute();

export async function listProjectsVotedIn(db: Db, residentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("ballotRight")
    .select("projectId")
    .where("residentId", "=", residentId)
    .where("isUsed", "=", true)
    .execute();
  return rows.map(({ projectId }) => projectId);
}

export async function deleteRightsOf(db: Tx, residentId: string): Promise<void> {
  await db.deleteFrom("ballotRight").where("residentId", "=", residentId).execute();
}

/**
 * Deletes rights of phases whose last vote ended before that day, by the network's clock, and was counted or given up. Returns the
 * project of each, and the opened rounds of its phase.
 */
export async function deleteRightsOfEnded(db: Tx, before: string, limit: number) {
  const isOver = sql<SqlBool>`max(${sql.ref("ballotRound.endsOn")}) < ${before}::date
    and bool_and(${sql.ref("ballotRound.countedAt")} is not null or ${sql.ref("ballotRound.replacedAt")} is not null)`;
  const due = await db
    .selectFrom("ballotRight")
    .innerJoin(
      (eb) =>
        eb
          .selectFrom("ballotRound")
          .select(["ballotRound.projectId", "ballotRound.phaseId"])
          .select(sql<string[]>`array_agg(${sql.ref("ballotRound.id")})`.as("roundIds"))
          .where("ballotRound.openedAt", "is not", null)
          .groupBy(["ballotRound.projectId", "ballotRound.phaseId"])
          .having(isOver)
          .as("ended"),
      (join) =>
        join.onRef("ended.projectId", "=", "ballotRight.projectId").onRef("ended.phaseId", "=", "ballotRight.phaseId"),
    )
    .select(["ballotRight.id", "ended.projectId", "ended.roundIds"])
    .orderBy("ballotRight.id")
    .limit(limit)
    .execute();
  const ids = due.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom("ballotRight").where("id", "=", anyOf(ids)).execute();
  return due;
}

/** Of a project that goes for good. */
export async function deleteRightsOfProjects(db: Tx, projectIds: readonly string[]): Promise<void> {
  await db.deleteFrom("ballotRight").where("projectId", "=", anyOf(projectIds)).execute();
}
