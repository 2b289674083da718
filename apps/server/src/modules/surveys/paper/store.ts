/** Which answers somebody entered from paper today. */
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { fullName } from "#kernel/sql/full-name.ts";
import { anyOf } from "#kernel/sql/id-list.ts";

export interface Enterer {
  surveyId: string;
  accountId: string;
  /** By the network's clock. */
  today: string;
}

const selectOwn = (db: Db, { surveyId, accountId, today }: Enterer) =>
  db
    .selectFrom("surveyPaperEntry")
    .where("surveyPaperEntry.surveyId", "=", surveyId)
    .where("surveyPaperEntry.enteredBy", "=", accountId)
    .where("surveyPaperEntry.day", "=", today);

export const listOwnEntries = (db: Db, by: Enterer, limit: number) =>
  selectOwn(db, by)
    .select(["surveyPaperEntry.id", "surveyPaperEntry.enteredAt"])
    .orderBy("surveyPaperEntry.enteredAt", "desc")
    .orderBy("surveyPaperEntry.id", "desc")
    .limit(limit)
    .execute();

export const findOwnEntry = (db: Db, by: Enterer, entryId: string) =>
  selectOwn(db, by)
    .innerJoin("surveyAnswer", "surveyAnswer.id", "surveyPaperEntry.answerId")
    .select(["surveyPaperEntry.answerId", "surveyAnswer.answers", "surveyAnswer.instrumentVersion"])
    .select(["surveyAnswer.language", "surveyAnswer.neighbourhoodId"])
    .where("surveyPaperEntry.id", "=", entryId)
    .executeTakeFirst();

interface NewEntry extends Enterer {
  id: string;
  answerId: string;
  now: Date;
}

export async function insertEntry(db: Tx, { id, surveyId, answerId, accountId, today, now }: NewEntry): Promise<void> {
  await db
    .insertInto("surveyPaperEntry")
    .values({ id, surveyId, answerId, enteredBy: accountId, day: today, enteredAt: now })
    .execute();
}

/** Forgets who entered which answers before that day. Returns how many each of them entered, and how many there were. */
export async function closeEntries(db: Tx, today: string, limit: number) {
  const due = await db
    .selectFrom("surveyPaperEntry")
    .select("id")
    .where("day", "<", today)
    .orderBy("surveyId")
    .orderBy("day")
    .orderBy("enteredBy")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  if (due.length === 0) return { counted: [], closed: 0 };
  const ids = due.map(({ id }) => id);
  const counted = await db
    .selectFrom("surveyPaperEntry")
    .innerJoin("survey", "survey.id", "surveyPaperEntry.surveyId")
    .leftJoin("public.account as enterer", "enterer.id", "surveyPaperEntry.enteredBy")
    .select(["survey.id", "survey.title", "survey.organisationId", "surveyPaperEntry.day"])
    .select([fullName("enterer").as("name"), sql<number>`count(*)::integer`.as("number")])
    .where("surveyPaperEntry.id", "=", anyOf(ids))
    .groupBy(["survey.id", "surveyPaperEntry.day", "enterer.id"])
    .execute();
  await db.deleteFrom("surveyPaperEntry").where("id", "=", anyOf(ids)).execute();
  return { counted, closed: due.length };
}
