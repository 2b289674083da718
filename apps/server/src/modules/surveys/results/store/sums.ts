/** The sums of a survey's answers, and the changes that are not yet in them. */
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Db, Tx } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import type { CountedAnswer } from "./changes.ts";

export interface Amount {
  surveyId: string;
  questionId: string;
  item: string;
  amount: number;
}

export type AnswerNumber = Omit<CountedAnswer, "answers"> & { answers: number };

/** In this order, so that no two jobs wait for each other. */
export async function addAmounts(db: Tx, amounts: readonly Amount[]): Promise<void> {
  for (const rows of inParts(
    amounts.toSorted(byText(({ surveyId, questionId, item }) => [surveyId, questionId, item])),
  ))
    await db
      .insertInto("surveySum")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["surveyId", "questionId", "item"]).doUpdateSet((eb) => ({
          amount: sql<number>`${eb.ref("surveySum.amount")} + ${eb.ref("excluded.amount")}`,
        })),
      )
      .execute();
}

export async function addAnswerNumbers(db: Tx, numbers: readonly AnswerNumber[]): Promise<void> {
  for (const rows of inParts(numbers.toSorted(byText(keyOf))))
    await db
      .insertInto("surveyAnswerSum")
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(["surveyId", "instrumentVersion", "neighbourhoodId", "language", "channel", "day"])
          .doUpdateSet((eb) => ({
            answers: sql<number>`${eb.ref("surveyAnswerSum.answers")} + ${eb.ref("excluded.answers")}`,
          })),
      )
      .execute();
}

/** The texts that tell one number from the others. */
export const keyOf = ({
  surveyId,
  instrumentVersion,
  neighbourhoodId,
  language,
  channel,
  day,
}: Omit<AnswerNumber, "answers">): string[] => [
  surveyId,
  `${instrumentVersion}`,
  neighbourhoodId,
  language,
  channel,
  day,
];

const byText =
  <T>(textsOf: (row: T) => string[]) =>
  (one: T, next: T): number =>
    textsOf(one).join(" ") < textsOf(next).join(" ") ? -1 : 1;

const rowsAtOnce = 500;
function* inParts<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) yield rows.slice(from, from + rowsAtOnce);
}

/** Sums and waiting changes as of one moment. */
export async function findSums(db: Db, surveyId: string) {
  const amounts = db
    .selectFrom("surveySum")
    .where("surveyId", "=", surveyId)
    .where("amount", "<>", 0)
    .select(["questionId as question", "item", "amount"]);
  const numbers = db
    .selectFrom("surveyAnswerSum")
    .where("surveyId", "=", surveyId)
    .groupBy("instrumentVersion")
    .select(({ fn }) => ["instrumentVersion as version", fn.sum<number>("answers").as("answers")]);
  const waiting = db
    .selectFrom("surveySumChange")
    .where("surveyId", "=", surveyId)
    .select(["instrumentVersion as version", "times", "answers"]);
  const { rows } = await sql<{
    amounts: { question: string; item: string; amount: number }[];
    numbers: { version: number; answers: number }[];
    waiting: { version: number; times: 1 | -1; answers: CountedAnswer["answers"] }[];
  }>`select ${jsonArrayFrom(amounts)} as amounts, ${jsonArrayFrom(numbers)} as numbers, ${jsonArrayFrom(waiting)} as waiting`.execute(
    db,
  );
  const [found = { amounts: [], numbers: [], waiting: [] }] = rows;
  return found;
}

/** Questionnaires by survey and version. */
export const listInstruments = (db: Db, surveyIds: readonly string[]) =>
  db
    .selectFrom("surveyInstrument")
    .select(["surveyId", "version", "instrument"])
    .where("surveyId", "=", anyOf(surveyIds))
    .execute();

/** How many answered, in every combination of what was copied to the answers; changes that wait are counted. */
export const listAnswerNumbers = (db: Db, surveyId: string) =>
  db
    .selectFrom("surveyAnswerSum")
    .where("surveyId", "=", surveyId)
    .select(["neighbourhoodId", "language", "channel", "day", "answers"])
    .unionAll(
      db
        .selectFrom("surveySumChange")
        .where("surveyId", "=", surveyId)
        .select(["neighbourhoodId", "language", "channel", "day", "times as answers"]),
    )
    .execute();

/** Names, and how many addresses they have. */
export const listPlaces = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("neighbourhood")
    .where("id", "=", anyOf(ids))
    .select((eb) => [
      "id",
      "name",
      eb
        .selectFrom("address")
        .whereRef("address.neighbourhoodId", "=", "neighbourhood.id")
        .select(({ fn }) => fn.countAll<number>().as("addresses"))
        .$asScalar()
        .as("addresses"),
    ])
    .orderBy("name")
    .execute();
