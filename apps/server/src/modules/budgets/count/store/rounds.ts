/** Votes that are over, and what their count came to. */
import type { Outcome } from "@stoep/tally";
import { sql } from "kysely";
import { type Db, json, type Tx } from "#kernel/database.ts";

/** Opened, not given up, not counted, and their last day was before `today`. */
export async function listUncounted(db: Db, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom("ballotRound")
    .where("openedAt", "is not", null)
    .where("replacedAt", "is", null)
    .where("countedAt", "is", null)
    .where("endsOn", "<", today)
    .orderBy("endsOn")
    .orderBy("id")
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}

export interface DistrictCount {
  districtId: string;
  ballots: number;
  outcome: Outcome;
}

/** The round must be locked. */
export async function insertResults(db: Tx, roundId: string, counts: readonly DistrictCount[], now: Date) {
  await db
    .insertInto("ballotResult")
    .values(counts.map(({ outcome, ...count }) => ({ roundId, ...count, outcome: json(outcome) })))
    .execute();
  await db.updateTable("ballotRound").set({ countedAt: now }).where("id", "=", roundId).execute();
}

/** So that the readers of a vote are not told of its result. The round must be locked. */
export async function markTold(db: Tx, roundId: string, at: Date): Promise<void> {
  await db.updateTable("ballotRound").set({ toldAt: at }).where("id", "=", roundId).execute();
}

interface Retention {
  /** Only of votes whose last day was before it. */
  endedBefore: string;
  /** Only of districts with fewer ballots. */
  fewerThan: number;
  /** The most districts at once. */
  limit: number;
}

/** Deletes counted ballots of districts that do not publish them; returns of how many districts. */
export async function deleteUnpublished(db: Tx, { endedBefore, fewerThan, limit }: Retention): Promise<number> {
  const gone = await db
    .selectFrom("ballotResult as result")
    .innerJoin("ballotRound as round", "round.id", "result.roundId")
    .where("round.endsOn", "<", endedBefore)
    .where("result.ballots", "<", fewerThan)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("countedBallot as one")
          .whereRef("one.roundId", "=", "result.roundId")
          .whereRef("one.districtId", "=", "result.districtId")
          .select(sql<number>`1`.as("one")),
      ),
    )
    .orderBy("result.roundId")
    .orderBy("result.districtId")
    .limit(limit)
    .select(["result.roundId", "result.districtId"])
    .execute();
  for (const { roundId, districtId } of gone)
    await db.deleteFrom("countedBallot").where("roundId", "=", roundId).where("districtId", "=", districtId).execute();
  return gone.length;
}
