/** Votes that are over, and what their count came to. */
import { secrecy } from "@stoep/contract/budgets";
import type { Outcome } from "@stoep/tally";
import { type SqlBool, sql } from "kysely";
import { type Db, json, type Tx } from "#kernel/database.ts";

interface Turn {
  /** By the network's clock. */
  today: string;
  now: Date;
}

/**
 * Marks votes that are to be counted, and returns them to the one call that did: opened, not given up, not counted, their last day before
 * `today`. One that was asked for is again after ten minutes, then after twice as long each time, up to a week.
 */
export async function takeUncounted(db: Tx, { today, now }: Turn): Promise<string[]> {
  const rows = await db
    .insertInto("ballotCountRequest")
    .columns(["roundId", "askedAt", "times"])
    .expression((eb) =>
      eb
        .selectFrom("ballotRound")
        .where("openedAt", "is not", null)
        .where("replacedAt", "is", null)
        .where("countedAt", "is", null)
        .where("endsOn", "<", today)
        .orderBy("endsOn")
        .orderBy("id")
        .select(["id", sql<Date>`${now}::timestamptz`.as("askedAt"), sql<number>`1`.as("times")]),
    )
    .onConflict((conflict) =>
      conflict
        .column("roundId")
        .doUpdateSet((eb) => ({
          askedAt: eb.ref("excluded.askedAt"),
          times: sql<number>`least(${eb.ref("ballotCountRequest.times")} + 1, 11)`,
        }))
        .where(
          sql<SqlBool>`${sql.ref("ballotCountRequest.askedAt")} + interval '5 minutes'
            * power(2, ${sql.ref("ballotCountRequest.times")}) <= ${sql.ref("excluded.askedAt")}`,
        ),
    )
    .returning("roundId")
    .execute();
  return rows.map(({ roundId }) => roundId);
}

/** Returns whose vote it is; null where its count was not asked for, or is over. */
export async function putCountPercent(db: Db, roundId: string, percent: number): Promise<string | null> {
  const row = await db
    .updateTable("ballotCountRequest as request")
    .from("ballotRound as round")
    .innerJoin("project", "project.id", "round.projectId")
    .set({ percent })
    .where("request.roundId", "=", roundId)
    .whereRef("round.id", "=", "request.roundId")
    .returning("project.organisationId")
    .executeTakeFirst();
  return row?.organisationId ?? null;
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
    .values(
      counts.map(({ outcome, ...count }) => ({
        roundId,
        ...count,
        outcome: json(outcome),
        isToBeCut: count.ballots < secrecy.ballots,
      })),
    )
    .execute();
  await db.deleteFrom("ballotCountRequest").where("roundId", "=", roundId).execute();
  await db.updateTable("ballotRound").set({ countedAt: now }).where("id", "=", roundId).execute();
}

/** So that the readers of a vote are not told of its result. The round must be locked. */
export async function markTold(db: Tx, roundId: string, at: Date): Promise<void> {
  await db.updateTable("ballotRound").set({ toldAt: at }).where("id", "=", roundId).execute();
}

interface Retention {
  /** Only of votes whose last day was before it. */
  endedBefore: string;
  /** The most districts at once. */
  limit: number;
}

/**
 * Deletes counted ballots of districts that do not publish them, who was named to count them again, and what `cut` leaves out of their results; returns of how many districts.
 */
export async function deleteUnpublished(
  db: Tx,
  { endedBefore, limit }: Retention,
  cut: (result: Pick<DistrictCount, "ballots" | "outcome">) => Pick<DistrictCount, "ballots" | "outcome">,
): Promise<number> {
  const due = await db
    .selectFrom("ballotResult as result")
    .innerJoin("ballotRound as round", "round.id", "result.roundId")
    .where("round.endsOn", "<", endedBefore)
    .where("result.isToBeCut", "=", true)
    .orderBy("result.roundId")
    .orderBy("result.districtId")
    .limit(limit)
    .select(["result.roundId", "result.districtId", "result.ballots", "result.outcome"])
    .execute();
  for (const { roundId, districtId, ...result } of due) {
    const { ballots, outcome } = cut(result);
    await db.deleteFrom("countedBallot").where("roundId", "=", roundId).where("districtId", "=", districtId).execute();
    await db
      .deleteFrom("ballotRecounter")
      .where("roundId", "=", roundId)
      .where("districtId", "=", districtId)
      .execute();
    await db
      .updateTable("ballotResult")
      .set({ ballots, outcome: json(outcome), isToBeCut: false })
      .where("roundId", "=", roundId)
      .where("districtId", "=", districtId)
      .execute();
  }
  return due.length;
}
