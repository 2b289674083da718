/** How many codes were made, used and revoked. */
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";

interface Phase {
  projectId: string;
  phaseId: string;
}

/** By district and the way in which they were handed out, as it stands. */
const selectNumbers = (db: Db, { projectId, phaseId }: Phase) =>
  db
    .selectFrom("ballotRight")
    .where("projectId", "=", projectId)
    .where("phaseId", "=", phaseId)
    .where("codeHash", "is not", null)
    .groupBy(["codeDistrictId", "issue"])
    .select([
      sql<string>`code_district_id`.as("districtId"),
      sql<"letters" | "file" | "counter">`issue`.as("issue"),
      sql<number>`count(*)::integer`.as("made"),
      sql<number>`count(*) filter (where is_used)::integer`.as("used"),
      sql<number>`count(*) filter (where is_revoked)::integer`.as("revoked"),
    ]);

/** Without how many were used. */
export const listNumbers = (db: Db, phase: Phase) =>
  db
    .selectFrom(selectNumbers(db, phase).as("number"))
    .select(["number.districtId", "number.issue", "number.made", "number.revoked"])
    .orderBy("number.districtId")
    .orderBy("number.issue")
    .execute();

export const listCountedNumbers = (db: Db, roundId: string) =>
  db
    .selectFrom("votingCodeNumber")
    .select(["districtId", "issue", "made", "used", "revoked"])
    .where("roundId", "=", roundId)
    .orderBy("districtId")
    .orderBy("issue")
    .execute();

/** What stays once the rights go. The round must be locked, and counted now. */
export async function keepNumbers(db: Tx, { id, ...phase }: Phase & { id: string }): Promise<void> {
  await db
    .insertInto("votingCodeNumber")
    .columns(["roundId", "districtId", "issue", "made", "used", "revoked"])
    .expression((eb) =>
      eb
        .selectFrom(selectNumbers(db, phase).as("number"))
        .select([sql<string>`${id}::uuid`.as("roundId"), "number.districtId", "number.issue"])
        .select(["number.made", "number.used", "number.revoked"]),
    )
    .execute();
}
