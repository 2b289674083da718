/** What won votes that are counted, and that it went on. */
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";

/** With its project; undefined where it is not counted, or gone with its project. */
export const findCountedVote = (db: Db, roundId: string) =>
  db
    .selectFrom("ballotRound")
    .innerJoin("project", "project.id", "ballotRound.projectId")
    .select(["ballotRound.chosenAt", "project.id as projectId", "project.organisationId", "project.title"])
    .select((eb) =>
      sql<boolean>`${eb.and([eb("project.publishedAt", "is not", null), eb("project.deletedAt", "is", null)])}`.as(
        "isLive",
      ),
    )
    .where("ballotRound.id", "=", roundId)
    .where("ballotRound.countedAt", "is not", null)
    .executeTakeFirst();

/** By district, as places among its ideas. */
export async function listWinners(db: Db, roundId: string): Promise<Map<string, readonly number[]>> {
  const results = await db
    .selectFrom("ballotResult")
    .select(["districtId", "outcome"])
    .where("roundId", "=", roundId)
    .execute();
  return new Map(results.map(({ districtId, outcome }) => [districtId, outcome.winners]));
}

/** The round must be locked. */
export async function markChosen(db: Tx, roundId: string, at: Date): Promise<void> {
  await db.updateTable("ballotRound").set({ chosenAt: at }).where("id", "=", roundId).execute();
}
