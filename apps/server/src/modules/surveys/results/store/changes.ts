/** Answers that came, changed or went, until they are in the sums. */
import { type Selectable, sql } from "kysely";
import { v4 as randomId } from "uuid";
import { json, type Tx } from "#kernel/database.ts";
import type { SurveyAnswerTable } from "../../../../schema/db.types.ts";

/** What of an answer counts. */
export type CountedAnswer = Pick<
  Selectable<SurveyAnswerTable>,
  "surveyId" | "instrumentVersion" | "neighbourhoodId" | "language" | "channel" | "day" | "answers"
>;

/** @param times 1: it came; -1: it went, or is about to be another */
export async function recordSumChange(db: Tx, answer: CountedAnswer, times: 1 | -1): Promise<void> {
  const { surveyId, instrumentVersion, neighbourhoodId, language, channel, day, answers } = answer;
  await db
    .insertInto("surveySumChange")
    .values({
      id: randomId(),
      surveyId,
      instrumentVersion,
      neighbourhoodId,
      language,
      channel,
      day,
      times,
      answers: json(answers),
    })
    .execute();
}

/** Takes some of the changes that wait; another job passes them by. */
export function takeChanges(db: Tx, limit: number) {
  const waiting = db.selectFrom("surveySumChange").select("id").orderBy("id").limit(limit).forUpdate().skipLocked();
  return db
    .deleteFrom("surveySumChange")
    .where("id", "=", sql<string>`any(array(${waiting}))`)
    .returning(["surveyId", "instrumentVersion", "neighbourhoodId", "language", "channel", "day", "times", "answers"])
    .execute();
}
