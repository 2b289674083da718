/** Residents waiting for confirmation, and the city staff's decisions. D §5 */

import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { inPages, type PageCursor } from "#kernel/page.ts";
import { fullNameOrNone } from "#kernel/sql/full-name.ts";
import type { ReaderQuery } from "#modules/notifications/index.ts";

export type WaitingRow = Awaited<ReturnType<typeof listWaiting>>[number];
export type DecidedRow = Awaited<ReturnType<typeof listDecided>>[number];

const selectPeople = (db: Db) =>
  db
    .selectFrom("resident")
    .innerJoin("public.account as person", "person.id", "resident.accountId")
    .innerJoin("neighbourhood", "neighbourhood.id", "resident.neighbourhoodId")
    .leftJoin("street", "street.id", "resident.streetId")
    .select(["resident.id", "resident.createdAt", "resident.deniedAt", "person.firstName", "person.lastName"])
    .select(["neighbourhood.name as neighbourhood", "street.name as street"])
    .where("resident.leftAt", "is", null);

const isUndecided = (db: Db) =>
  sql<boolean>`not exists ${db
    .selectFrom("residenceDecision")
    .whereRef("residenceDecision.residentId", "=", sql.ref<string>("resident.id"))
    .select("residenceDecision.residentId")}`;

/** Longest waiting first, after the given place. Uses the index resident_waiting. */
export function listWaiting(db: Db, place: PageCursor | null, limit: number) {
  return selectPeople(db)
    .where("resident.provenAt", "is", null)
    .where(isUndecided(db))
    .$call((query) => inPages(query, ["resident.createdAt", "resident.id"], "asc", { place, limit }))
    .execute();
}

export async function countWaiting(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom("resident")
    .where("resident.provenAt", "is", null)
    .where("resident.leftAt", "is", null)
    .where(isUndecided(db))
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** Latest first: refusals until they are undone, confirmations since `confirmedSince`. */
export function listDecided(db: Db, confirmedSince: Date, place: PageCursor | null, limit: number) {
  return selectPeople(db)
    .innerJoin("residenceDecision as decided", "decided.residentId", "resident.id")
    .leftJoin("public.account as decider", "decider.id", "decided.decidedBy")
    .select(["decided.decision", "decided.reason", "decided.decidedAt"])
    .select(fullNameOrNone("decider").as("deciderName"))
    .where((eb) => eb.or([eb("decided.decision", "=", "declined"), eb("decided.decidedAt", ">=", confirmedSince)]))
    .$call((query) => inPages(query, ["decided.decidedAt", "decided.residentId"], "desc", { place, limit }))
    .execute();
}

/** Locks until the end of the transaction; undefined when the resident has not lived there since that moment. */
export function lockResidentSince(db: Tx, residentId: string, since: Date) {
  return db
    .selectFrom("resident")
    .select(["id", "accountId", "publicName", "provenAt"])
    .where("id", "=", residentId)
    .where("createdAt", "=", since)
    .where("leftAt", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

interface NewDecision {
  residentId: string;
  decision: "confirmed" | "declined";
  reason: string;
  by: string;
  now: Date;
}

/** Replaces an earlier decision. */
export async function putDecision(db: Db, { by, now, ...row }: NewDecision): Promise<void> {
  const decided = { decision: row.decision, reason: row.reason, decidedBy: by, decidedAt: now };
  await db
    .insertInto("residenceDecision")
    .values({ residentId: row.residentId, ...decided })
    .onConflict((conflict) => conflict.column("residentId").doUpdateSet(decided))
    .execute();
}

/** Returns the decision that was deleted; undefined when there was none. */
export async function deleteDecision(db: Db, residentId: string): Promise<NewDecision["decision"] | undefined> {
  const deleted = await db
    .deleteFrom("residenceDecision")
    .where("residentId", "=", residentId)
    .returning("decision")
    .executeTakeFirst();
  return deleted?.decision;
}

/** Makes them wait again. The row must be locked. */
export async function revokeProof(db: Db, residentId: string): Promise<void> {
  await db.updateTable("resident").set({ provenAt: null, provenBy: null }).where("id", "=", residentId).execute();
}

export const selectReader = (db: Db, residentId: string): ReaderQuery =>
  db
    .selectFrom("resident")
    .select(["id as readerId", "accountId"])
    .where("id", "=", residentId)
    .where("leftAt", "is", null);

/** Members of the city's organisation who may confirm where people live. */
export const selectConfirmers = (db: Db, networkId: string): ReaderQuery =>
  db
    .selectFrom("public.membership as place")
    .innerJoin("public.organisation as city", "city.id", "place.organisationId")
    .select(["place.id as readerId", "place.accountId"])
    .where("city.networkId", "=", networkId)
    .where("city.kind", "=", "city")
    .where("place.type", "in", ["user", "owner"])
    .where((eb) => eb.or([eb("place.type", "=", "owner"), eb("place.networkLevel", "=", "admin")]));
