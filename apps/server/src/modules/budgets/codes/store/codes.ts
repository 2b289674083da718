/** Rights that belong to codes, by their serial numbers and hashes. The round whose codes are made or revoked is shared before them. */
import { type CodeIssue, codeLimits } from "@stoep/contract/budgets";
import type { Language } from "@stoep/contract/kernel";
import { sql } from "kysely";
import { v4 as randomId } from "uuid";
import type { Db, Tx } from "#kernel/database.ts";
import { idList } from "#kernel/sql/id-list.ts";

export interface Phase {
  projectId: string;
  phaseId: string;
}

/** So many numbers that follow one another; returns the first. Undefined: the phase would have more codes than it may. */
export async function takeSerials(db: Tx, { projectId, phaseId }: Phase, codes: number): Promise<number | undefined> {
  const { last } = await db
    .insertInto("votingCodeSerial")
    .values({ projectId, phaseId, last: codes })
    .onConflict((conflict) =>
      conflict
        .columns(["projectId", "phaseId"])
        .doUpdateSet((eb) => ({ last: eb("votingCodeSerial.last", "+", eb.ref("excluded.last")) })),
    )
    .returning("last")
    .executeTakeFirstOrThrow();
  return last > codeLimits.codesOfPhase ? undefined : last - codes + 1;
}

/** The last number that was given; 0: none. */
export async function findLastSerial(db: Db, { projectId, phaseId }: Phase): Promise<number> {
  const found = await db
    .selectFrom("votingCodeSerial")
    .select("last")
    .where("projectId", "=", projectId)
    .where("phaseId", "=", phaseId)
    .executeTakeFirst();
  return found?.last ?? 0;
}

interface NewCodes extends Phase {
  districtId: string;
  issue: CodeIssue;
  firstSerial: number;
  /** In the order of their serial numbers. */
  hashes: readonly Buffer[];
}

/** The most in one statement. */
const batch = 1_000;

/** From now on they are valid. */
export async function insertCodes(db: Tx, { hashes, firstSerial, ...made }: NewCodes): Promise<void> {
  for (let from = 0; from < hashes.length; from += batch)
    await insertSome(db, { ...made, hashes: hashes.slice(from, from + batch), firstSerial: firstSerial + from });
}

async function insertSome(
  db: Tx,
  { projectId, phaseId, districtId, issue, firstSerial, hashes }: NewCodes,
): Promise<void> {
  const made = sql<{ id: string; codeHash: Buffer; place: number }>`unnest(
    ${idList(hashes.map(() => randomId()))}, ${[...hashes]}::bytea[]) with ordinality`;
  await db
    .insertInto("ballotRight")
    .columns(["id", "projectId", "phaseId", "codeHash", "serial", "codeDistrictId", "issue", "isUsed"])
    .expression((eb) =>
      eb
        .selectFrom(made.as<"made">(sql`made(id, code_hash, place)`))
        .select([
          "made.id",
          sql<string>`${projectId}::uuid`.as("projectId"),
          sql<string>`${phaseId}::uuid`.as("phaseId"),
          "made.codeHash",
          sql<number>`${firstSerial}::integer + made.place::integer - 1`.as("serial"),
          sql<string>`${districtId}::uuid`.as("codeDistrictId"),
          sql<CodeIssue>`${issue}::text`.as("issue"),
          sql<boolean>`false`.as("isUsed"),
        ]),
    )
    .execute();
}

/** Until the end of the transaction: a ballot is cast with it before or after. */
export const lockBySerial = (db: Tx, { projectId, phaseId }: Phase, serial: number) =>
  db
    .selectFrom("ballotRight")
    .select(["id", "isUsed", "isRevoked"])
    .where("projectId", "=", projectId)
    .where("phaseId", "=", phaseId)
    .where("serial", "=", serial)
    .forUpdate()
    .executeTakeFirst();

/** The row must be locked, and not used. */
export async function markRevoked(db: Tx, rightId: string): Promise<void> {
  await db.updateTable("ballotRight").set({ isRevoked: true }).where("id", "=", rightId).execute();
}

/** Phases for which codes were ever made. They are few. */
export const listPhases = (db: Db): Promise<Phase[]> =>
  db.selectFrom("votingCodeSerial").select(["projectId", "phaseId"]).execute();

/**
 * The right of a code in a published project, with the opened round of its phase that stands, if there is one. `hashes`: that of the code in
 * each phase.
 */
export function findByHash(db: Db, hashes: readonly (Phase & { hash: Buffer })[], language: Language) {
  const sought = sql<{ projectId: string; phaseId: string; hash: Buffer }>`unnest(
    ${idList(hashes.map(({ projectId }) => projectId))}, ${idList(hashes.map(({ phaseId }) => phaseId))},
    ${hashes.map(({ hash }) => hash)}::bytea[])`;
  return db
    .selectFrom(sought.as<"sought">(sql`sought(project_id, phase_id, hash)`))
    .innerJoin("ballotRight", (join) =>
      join
        .onRef("ballotRight.projectId", "=", "sought.projectId")
        .onRef("ballotRight.phaseId", "=", "sought.phaseId")
        .onRef("ballotRight.codeHash", "=", "sought.hash"),
    )
    .innerJoin("project", "project.id", "ballotRight.projectId")
    .innerJoin("public.organisation", "public.organisation.id", "project.organisationId")
    .leftJoin("projectTranslation as own", (join) =>
      join.onRef("own.projectId", "=", "project.id").on("own.language", "=", language),
    )
    .leftJoin("ballotRound", (join) =>
      join
        .onRef("ballotRound.projectId", "=", "ballotRight.projectId")
        .onRef("ballotRound.phaseId", "=", "ballotRight.phaseId")
        .on("ballotRound.replacedAt", "is", null)
        .on("ballotRound.openedAt", "is not", null),
    )
    .select(["ballotRight.id as rightId", "ballotRight.projectId", "ballotRound.id as roundId"])
    .select(({ fn }) => fn.coalesce("own.title", "project.title").as("title"))
    .select("public.organisation.name as organisation")
    .where("project.publishedAt", "is not", null)
    .where("project.deletedAt", "is", null)
    .executeTakeFirst();
}
