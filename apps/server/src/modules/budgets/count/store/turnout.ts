/** How many have voted, as it is made known. D §11 */
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";

interface Moment {
  /** The day by the network's clock. */
  today: string;
  asOf: Date;
}

/** Counts the used rights of each district of every vote under way. An older figure never takes the place of a later one. */
export async function countTurnout(db: Db, { today, asOf }: Moment): Promise<void> {
  await db
    .insertInto("ballotTurnout")
    .columns(["roundId", "districtId", "voters", "asOf"])
    .expression((eb) =>
      eb
        .selectFrom("ballotRound as round")
        .innerJoin("ballotDistrict as district", "district.roundId", "round.id")
        .leftJoin("ballotRight as used", (join) =>
          join
            .onRef("used.projectId", "=", "round.projectId")
            .onRef("used.phaseId", "=", "round.phaseId")
            .onRef("used.districtId", "=", "district.id"),
        )
        .where("round.openedAt", "is not", null)
        .where("round.replacedAt", "is", null)
        .where("round.countedAt", "is", null)
        .where("round.opensOn", "<=", today)
        .where("round.endsOn", ">=", today)
        .groupBy(["round.id", "district.id"])
        .select([
          "round.id",
          "district.id as districtId",
          sql<number>`count(used.id)::integer`.as("voters"),
          sql<Date>`${asOf}::timestamptz`.as("asOf"),
        ]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["roundId", "districtId"])
        .doUpdateSet((eb) => ({ voters: eb.ref("excluded.voters"), asOf: eb.ref("excluded.asOf") }))
        .whereRef("ballotTurnout.asOf", "<", "excluded.asOf"),
    )
    .execute();
}

/** The figures at the end of a vote, in place of those of the hours before. Its round must be locked. */
export async function insertLastTurnout(
  db: Tx,
  roundId: string,
  counts: readonly { districtId: string; ballots: number }[],
  asOf: Date,
): Promise<void> {
  await db.deleteFrom("ballotTurnout").where("roundId", "=", roundId).execute();
  await db
    .insertInto("ballotTurnout")
    .values(counts.map(({ districtId, ballots }) => ({ roundId, districtId, voters: ballots, asOf })))
    .execute();
}
