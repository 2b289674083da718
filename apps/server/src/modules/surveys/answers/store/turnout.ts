/** How many have answered, as it is told. D §9 */
import { type SqlBool, sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { lastDay } from "./rights.ts";

interface Turn {
  asOf: Date;
  timeZone: string;
  /** Those that ended before this day stay as they were counted. */
  endedSince: string;
}

/** Counts the answers of every published survey. An older figure never takes the place of a later one. */
export async function countParticipants(db: Db, { asOf, timeZone, endedSince }: Turn): Promise<void> {
  await db
    .insertInto("surveyTurnout")
    .columns(["surveyId", "participants", "asOf"])
    .expression((eb) =>
      eb
        .selectFrom("survey")
        .leftJoin("surveyAnswer", "surveyAnswer.surveyId", "survey.id")
        .where("survey.publishedAt", "is not", null)
        .where(sql<SqlBool>`coalesce(${lastDay(timeZone)} >= ${endedSince}::date, true)`)
        .groupBy("survey.id")
        .select([
          "survey.id",
          sql<number>`count(survey_answer.id)::integer`.as("participants"),
          sql<Date>`${asOf}::timestamptz`.as("asOf"),
        ]),
    )
    .onConflict((conflict) =>
      conflict
        .column("surveyId")
        .doUpdateSet((eb) => ({ participants: eb.ref("excluded.participants"), asOf: eb.ref("excluded.asOf") }))
        .whereRef("surveyTurnout.asOf", "<", "excluded.asOf"),
    )
    .execute();
}
