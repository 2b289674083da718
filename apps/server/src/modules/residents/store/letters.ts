/** Tables `letter_batch`, `letter_code`, `letter_use`. */

import type { LetterOrder } from "@stoep/contract/residents";
import { type Insertable, type SqlBool, sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { inPages, type PageCursor } from "#kernel/page.ts";
import { anyOf, idList } from "#kernel/sql/id-list.ts";
import type { LetterBatchTable } from "../../../schema/db.types.ts";

type NewLetterBatch = Pick<
  Insertable<LetterBatchTable>,
  "id" | "organisationId" | "neighbourhoodId" | "streetId" | "isReprint" | "households" | "requestedBy" | "createdAt"
>;

/** @throws a uniqueness violation when letters of this network are already being made. */
export async function insertLetterBatch(db: Tx, batch: NewLetterBatch): Promise<void> {
  await db
    .insertInto("letterBatch")
    .values({ ...batch, state: "queued" })
    .execute();
}

/** The names of the neighbourhood and, where one is given, of a street in it. */
export async function findPlaceNames(
  db: Db,
  { neighbourhoodId, streetId }: Pick<LetterOrder, "neighbourhoodId" | "streetId">,
): Promise<{ neighbourhood: string; street: string | null } | null> {
  const found = await db
    .selectFrom("neighbourhood")
    .leftJoin("streetNeighbourhood as link", (join) =>
      join.onRef("link.neighbourhoodId", "=", "neighbourhood.id").on("link.streetId", "=", streetId),
    )
    .leftJoin("street", "street.id", "link.streetId")
    .select(["neighbourhood.name as neighbourhood", "street.name as street"])
    .where("neighbourhood.id", "=", neighbourhoodId)
    .executeTakeFirst();
  return found && (streetId === null || found.street !== null) ? found : null;
}

const selectBatches = (db: Db) =>
  db
    .selectFrom("letterBatch")
    .innerJoin("neighbourhood", "neighbourhood.id", "letterBatch.neighbourhoodId")
    .innerJoin("public.organisation as city", "city.id", "letterBatch.organisationId")
    .leftJoin("street", "street.id", "letterBatch.streetId")
    .leftJoin("public.account as person", "person.id", "letterBatch.requestedBy")
    .selectAll("letterBatch")
    .select(["neighbourhood.name as neighbourhood", "street.name as street"])
    .select(["city.name as organisation", "person.firstName", "person.lastName"]);
export type BatchRow = NonNullable<Awaited<ReturnType<typeof findBatch>>>;

export const findBatch = (db: Db, id: string) => selectBatches(db).where("letterBatch.id", "=", id).executeTakeFirst();

/** Latest first, after the given place. */
export function listBatches(
  db: Db,
  by: { organisationId: string; since: Date },
  place: PageCursor | null,
  limit: number,
) {
  return selectBatches(db)
    .where("letterBatch.organisationId", "=", by.organisationId)
    .where("letterBatch.createdAt", ">=", by.since)
    .$call((query) => inPages(query, ["letterBatch.createdAt", "letterBatch.id"], "desc", { place, limit }))
    .execute();
}

type BatchOutcome =
  | { state: "running" | "failed" }
  | { state: "done"; parts: number; households: number; filesUntil: Date };

/** Only while it is in progress; returns whether it was. */
export async function putBatchState(db: Db, id: string, ended: BatchOutcome): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("letterBatch")
    .set(ended)
    .where("id", "=", id)
    .where("state", "in", ["queued", "running"])
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Ends batches that no job works on any more, and returns those whose files are to be deleted. */
export async function expireBatches(db: Db, { now, startedBefore }: { now: Date; startedBefore: Date }) {
  const ended = await db
    .updateTable("letterBatch")
    .set({ state: "failed" })
    .where("state", "in", ["queued", "running"])
    .where("createdAt", "<", startedBefore)
    .returning("id")
    .execute();
  const expired = await db.selectFrom("letterBatch").select("id").where("filesUntil", "<=", now).execute();
  return [...ended, ...expired].map(({ id }) => id);
}

export async function putFilesRemoved(db: Db, id: string): Promise<void> {
  await db.updateTable("letterBatch").set({ filesUntil: null }).where("id", "=", id).execute();
}

export async function deleteOldBatches(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom("letterBatch")
    .where("createdAt", "<", before)
    .where("filesUntil", "is", null)
    .where("state", "in", ["done", "failed"])
    .execute();
}

/** The residents of the row's household. */
const selectResidents = (db: Db) =>
  db
    .selectFrom("resident")
    .select("resident.id")
    .where("resident.householdId", "=", sql.ref<string>("household.id"))
    .where("resident.leftAt", "is", null);

/** Households with a waiting resident and no proven one; without `isReprint`, only those that have no valid code. */
function selectUnproven(db: Db, { neighbourhoodId, streetId, isReprint }: LetterOrder, now: Date) {
  const declined = db
    .selectFrom("residenceDecision")
    .select("residenceDecision.residentId")
    .where("residenceDecision.residentId", "=", sql.ref<string>("resident.id"));
  const waiting = selectResidents(db)
    .where("resident.provenAt", "is", null)
    .where(sql<SqlBool>`not exists ${declined}`);
  const valid = db
    .selectFrom("letterCode")
    .select("letterCode.householdId")
    .where("letterCode.householdId", "=", sql.ref<string>("household.id"))
    .where("letterCode.expiresAt", ">", now);
  return db
    .selectFrom("household")
    .where("household.neighbourhoodId", "=", neighbourhoodId)
    .$if(streetId !== null, (query) => query.where("household.streetId", "=", streetId))
    .where(sql<SqlBool>`exists ${waiting}`)
    .where(sql<SqlBool>`not exists ${selectResidents(db).where("resident.provenAt", "is not", null)}`)
    .$if(!isReprint, (query) => query.where(sql<SqlBool>`not exists ${valid}`));
}

export async function countUnproven(db: Db, order: LetterOrder, now: Date): Promise<number> {
  const { total } = await selectUnproven(db, order, now)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** With their addresses, in the order of a postman's walk. */
export function listUnproven(db: Db, order: LetterOrder, now: Date, limit: number) {
  const leading = sql<number>`substring(${sql.ref("address.houseNumber")} from '^[0-9]{1,9}')::integer`;
  return selectUnproven(db, order, now)
    .leftJoin("address", "address.id", "household.addressId")
    .leftJoin("street", "street.id", "address.streetId")
    .select(["household.id", "household.pinnedLabel", "address.houseNumber"])
    .select(["street.name as street", "street.postcode", "street.municipality"])
    .orderBy("street.name")
    .orderBy("street.postcode")
    .orderBy(leading)
    .orderBy("address.houseNumber")
    .orderBy("household.id")
    .limit(limit)
    .execute();
}
export type UnprovenRow = Awaited<ReturnType<typeof listUnproven>>[number];

interface NewCodes {
  codes: readonly { householdId: string; codeHash: string }[];
  printedAt: Date;
  expiresAt: Date;
}

/** Replaces earlier codes of these households, and the record of their use. */
export async function putCodes(db: Tx, { codes, printedAt, expiresAt }: NewCodes): Promise<void> {
  const ids = anyOf(codes.map(({ householdId }) => householdId));
  await db.deleteFrom("letterCode").where("householdId", "=", ids).execute();
  const given = sql<{ householdId: string; codeHash: string }>`unnest(
    ${idList(codes.map(({ householdId }) => householdId))}, ${codes.map(({ codeHash }) => codeHash)}::text[])`;
  await db
    .insertInto("letterCode")
    .columns(["householdId", "codeHash", "printedAt", "expiresAt"])
    .expression((eb) =>
      eb
        .selectFrom(given.as<"given">(sql`given(household_id, code_hash)`))
        .select(["given.householdId", "given.codeHash"])
        .select([
          sql<Date>`${printedAt}::timestamptz`.as("printedAt"),
          sql<Date>`${expiresAt}::timestamptz`.as("expiresAt"),
        ]),
    )
    .execute();
}

export async function deleteCodesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("letterCode").where("expiresAt", "<", before).execute();
}

/** The household's code; locked until the end of the transaction, so that a reprint comes before or after. */
export function lockCode(db: Tx, householdId: string) {
  return db
    .selectFrom("letterCode")
    .select(["codeHash", "expiresAt"])
    .where("householdId", "=", householdId)
    .forShare()
    .executeTakeFirst();
}

/** Returns false when this resident has used the code before. */
export async function useCode(
  db: Tx,
  use: { householdId: string; residentId: string; usedAt: Date },
): Promise<boolean> {
  const used = await db
    .insertInto("letterUse")
    .values(use)
    .onConflict((conflict) => conflict.doNothing())
    .returning("residentId")
    .executeTakeFirst();
  return used !== undefined;
}
