/**
 * Counts months and durations after loading in bulk, while nothing is counted yet; the result equals counting each change
 * (month-counters.ts).
 */
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";

export async function recountMonths(db: Tx): Promise<void> {
  for (const part of ["kind", "theme", "neighbourhood"] as const)
    await db
      .insertInto("shoutMonth")
      .columns(["organisationId", "month", "part", "key", "arrived", "done"])
      .expression(
        db
          .selectFrom(movesOf(db).as("move"))
          .groupBy(["organisationId", "month", sql.ref(`move.${part}`)])
          .select([
            "organisationId",
            "month",
            sql.lit(part).as("part"),
            sql<string>`${sql.ref(`move.${part}`)}`.as("key"),
          ])
          .select(({ fn }) => [fn.sum<number>("come").as("arrived"), fn.sum<number>("ended").as("done")]),
      )
      .execute();
  for (const [step, at] of [["answer", "answeredAt"] as const, ["done", "doneAt"] as const]) {
    const hours = sql<number>`greatest(0, floor(extract(epoch from ${sql.ref(`shout.${at}`)} - ${sql.ref("shout.arrivedAt")}) / 3600))::integer`;
    await db
      .insertInto("shoutPace")
      .columns(["organisationId", "month", "step", "hours", "total"])
      .expression(
        db
          .selectFrom(
            selectCounted(db)
              .where(`shout.${at}`, "is not", null)
              .select(["shout.organisationId", monthOf("arrivedAt").as("month"), hours.as("whole")])
              .as("one"),
          )
          .groupBy(["organisationId", "month", sql`hours`])
          .select(["organisationId", "month", sql.lit(step).as("step")])
          .select(sql<number>`case when whole < 48 then whole else whole / 24 * 24 end`.as("hours"))
          .select(({ fn }) => fn.countAll<number>().as("total")),
      )
      .execute();
  }
}

const selectCounted = (db: Db) =>
  db
    .selectFrom("shout")
    .innerJoin("public.organisation as city", "city.id", "shout.organisationId")
    .innerJoin("public.network as around", "around.id", "city.networkId")
    .where("shout.arrivedAt", "is not", null)
    .where("shout.withdrawnAt", "is", null);

const monthOf = (moment: "arrivedAt" | "doneAt") =>
  sql<string>`date_trunc('month', ${sql.ref(`shout.${moment}`)} at time zone ${sql.ref("around.timeZone")})::date`;

/** Each arrival and each completion, with the values that it is counted by. */
function movesOf(db: Db) {
  const moves = (moment: "arrivedAt" | "doneAt") =>
    selectCounted(db)
      .where(`shout.${moment}`, "is not", null)
      .select(["shout.organisationId", "shout.kind", monthOf(moment).as("month")])
      .select(sql<string>`coalesce(${sql.ref("shout.theme")}, '')`.as("theme"))
      .select(sql<string>`${sql.ref("shout.neighbourhoodId")}::text`.as("neighbourhood"))
      .select([sql.lit(moment === "arrivedAt" ? 1 : 0).as("come"), sql.lit(moment === "doneAt" ? 1 : 0).as("ended")]);
  return moves("arrivedAt").unionAll(moves("doneAt"));
}
