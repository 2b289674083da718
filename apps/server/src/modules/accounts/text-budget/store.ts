/** The SQL of text messages counted by month. */
import type { Db, Tx } from "#kernel/database.ts";
import { addExcluded } from "#kernel/sql/counters.ts";
import { fullNameOrNone } from "#kernel/sql/full-name.ts";
import type { ReaderQuery } from "#modules/notifications/index.ts";

/** Of one organisation's messages, only one transaction counts at a time. */
export async function lockTextCeiling(db: Tx, organisationId: string): Promise<number | null> {
  await db
    .insertInto("public.textCeiling")
    .values({ organisationId, ceiling: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { ceiling } = await db
    .selectFrom("public.textCeiling")
    .select("ceiling")
    .where("organisationId", "=", organisationId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return ceiling;
}

export async function findTextCeiling(db: Db, organisationId: string): Promise<number | null> {
  const row = await db
    .selectFrom("public.textCeiling")
    .select("ceiling")
    .where("organisationId", "=", organisationId)
    .executeTakeFirst();
  return row?.ceiling ?? null;
}

/** Expects the lock. */
export async function putTextCeiling(db: Tx, organisationId: string, ceiling: number | null): Promise<void> {
  await db.updateTable("public.textCeiling").set({ ceiling }).where("organisationId", "=", organisationId).execute();
}

interface CountedMonth {
  organisationId: string;
  month: string;
}

const selectTally = (db: Db, { organisationId, month }: CountedMonth) =>
  db
    .selectFrom("public.textTally as tally")
    .where("tally.organisationId", "=", organisationId)
    .where("tally.month", "=", month);

export async function countTexts(db: Db, of: CountedMonth): Promise<number> {
  const { sent } = await selectTally(db, of)
    .select(({ fn }) => fn.sum<number | null>("tally.sent").as("sent"))
    .executeTakeFirstOrThrow();
  return Number(sent ?? 0);
}

export async function addTexts(db: Tx, { organisationId, month }: CountedMonth, senderId: string, sent: number) {
  await db
    .insertInto("public.textTally")
    .values({ organisationId, month, senderId, sent })
    .onConflict((conflict) =>
      conflict.columns(["organisationId", "month", "senderId"]).doUpdateSet(addExcluded("public.textTally", ["sent"])),
    )
    .execute();
}

export const listSenders = (db: Db, of: CountedMonth) =>
  selectTally(db, of)
    .leftJoin("public.account as person", "person.id", "tally.senderId")
    .select(["tally.senderId as accountId", "tally.sent", fullNameOrNone("person").as("name")])
    .orderBy("tally.sent", "desc")
    .orderBy("tally.senderId")
    .execute();

export async function deleteTalliesBefore(db: Db, month: string): Promise<void> {
  await db.deleteFrom("public.textTally").where("month", "<", month).execute();
}

export const selectOwners = (db: Db, organisationId: string): ReaderQuery =>
  db
    .selectFrom("public.membership as place")
    .innerJoin("public.account as owner", "owner.id", "place.accountId")
    .select(["place.id as readerId", "place.accountId"])
    .where("place.organisationId", "=", organisationId)
    .where("place.type", "=", "owner")
    .where("owner.disabledAt", "is", null);
