/** Table `resident`. Residents who left keep their row, but no query in this file reads it. */

import type { ResidentKind } from "@stoep/contract/kernel";
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import { deleteDecision } from "./decisions.ts";

export interface NewResident {
  id: string;
  accountId: string;
  householdId: string;
  neighbourhoodId: string;
  streetId: string | null;
  kind: ResidentKind;
  publicName: string;
  createdAt: Date;
  /** null: they have never moved. */
  movedAt?: Date | null;
}

/** As for a resident who has just arrived. */
const unprovenColumns = { provenAt: null, provenBy: null, deniedAt: null, deniedBy: null };
/** After a move, other neighbourhoods are adjacent. */
const nothingFollowed: { followedIds: string[] } = { followedIds: [] };

export async function livesHere(db: Db, accountId: string | null): Promise<boolean> {
  const found = await db
    .selectFrom("resident")
    .select("id")
    .where("accountId", "=", accountId)
    .where("leftAt", "is", null)
    .executeTakeFirst();
  return found !== undefined;
}

/** A new resident, or one who returns to another house; null when the account already lives in this network. */
export async function insertOrReturnResident(db: Db, resident: NewResident): Promise<{ id: string } | null> {
  const { householdId, neighbourhoodId, streetId, kind, publicName, createdAt, movedAt = null } = resident;
  const settled = await db
    .insertInto("resident")
    .values(resident)
    .onConflict((conflict) =>
      conflict
        .column("accountId")
        .doUpdateSet({
          householdId,
          neighbourhoodId,
          streetId,
          kind,
          publicName,
          createdAt,
          movedAt,
          leftAt: null,
          ...unprovenColumns,
          ...nothingFollowed,
        })
        .where("resident.leftAt", "is not", null),
    )
    .returning("id")
    .executeTakeFirst();
  return settled ?? null;
}

export function findResidence(db: Db, residentId: string) {
  return db
    .selectFrom("resident")
    .innerJoin("household", "household.id", "resident.householdId")
    .innerJoin("neighbourhood", "neighbourhood.id", "resident.neighbourhoodId")
    .innerJoin("public.account as person", "person.id", "resident.accountId")
    .leftJoin("address", "address.id", "household.addressId")
    .leftJoin("street", "street.id", "address.streetId")
    .leftJoin("residenceDecision as decided", (join) =>
      join.onRef("decided.residentId", "=", "resident.id").on("decided.decision", "=", "declined"),
    )
    .leftJoin("letterCode as letter", "letter.householdId", "resident.householdId")
    .leftJoin("public.factor as phone", (join) =>
      join.onRef("phone.accountId", "=", "resident.accountId").on("phone.kind", "=", "text"),
    )
    .select(["decided.reason as declinedBecause", "decided.decidedAt as declinedAt", "letter.expiresAt as letterUntil"])
    .select([
      "resident.id",
      "resident.householdId",
      "resident.kind",
      "resident.publicName",
      "resident.createdAt",
      "resident.movedAt",
    ])
    .select(["resident.wantsAlertTexts", "phone.phone"])
    .select(["resident.wantsAlertMails", "resident.provenAt", "person.firstName", "person.lastName"])
    .select(["neighbourhood.id as neighbourhoodId", "neighbourhood.name as neighbourhoodName"])
    .select(["household.pinnedLabel", "address.houseNumber"])
    .select(["street.name as street", "street.postcode", "street.municipality"])
    .where("resident.id", "=", residentId)
    .where("resident.leftAt", "is", null)
    .executeTakeFirst();
}
export type ResidenceRow = NonNullable<Awaited<ReturnType<typeof findResidence>>>;

/** Housemates; `waiting`: only unproven ones. */
export function listHousemates(db: Db, householdId: string, residentId: string) {
  return db
    .selectFrom("resident")
    .select(["id", "accountId", "publicName", "provenAt", "createdAt", "deniedAt"])
    .where("householdId", "=", householdId)
    .where("id", "!=", residentId)
    .where("leftAt", "is", null)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
}
export type HousemateRow = Awaited<ReturnType<typeof listHousemates>>[number];

export async function updateResident(
  db: Db,
  residentId: string,
  profile: { publicName: string; wantsAlertMails: boolean; wantsAlertTexts?: boolean | undefined },
): Promise<void> {
  await db.updateTable("resident").set(profile).where("id", "=", residentId).execute();
}

/** Until the end of the transaction, blocks others who move the same resident or prove their residence. */
export function lockResident(db: Db, residentId: string) {
  return db
    .selectFrom("resident")
    .innerJoin("neighbourhood", "neighbourhood.id", "resident.neighbourhoodId")
    .select(["resident.id", "resident.householdId", "resident.kind", "resident.publicName", "resident.wantsAlertMails"])
    .select(["resident.movedAt", "neighbourhood.name as neighbourhood"])
    .where("resident.id", "=", residentId)
    .where("resident.leftAt", "is", null)
    .forUpdate("resident")
    .executeTakeFirst();
}

/** Whether this resident is proven to live in the household; the row is locked until the end of the transaction. */
export async function lockProven(db: Tx, residentId: string, householdId: string): Promise<boolean> {
  const found = await db
    .selectFrom("resident")
    .select("id")
    .where("id", "=", residentId)
    .where("householdId", "=", householdId)
    .where("provenAt", "is not", null)
    .where("leftAt", "is", null)
    .forShare()
    .executeTakeFirst();
  return found !== undefined;
}

interface NewHome {
  householdId: string;
  neighbourhoodId: string;
  streetId: string | null;
  movedAt: Date;
  now: Date;
}

/** Moves a resident to another house in the same network, unproven. */
export async function moveResident(db: Db, residentId: string, { now, ...place }: NewHome): Promise<void> {
  await db
    .updateTable("resident")
    .set({ ...place, createdAt: now, ...unprovenColumns, ...nothingFollowed })
    .where("id", "=", residentId)
    .execute();
  await deleteDecision(db, residentId);
}

export async function leaveNetwork(db: Db, residentId: string, now: Date): Promise<void> {
  await db
    .updateTable("resident")
    .set({ leftAt: now, ...unprovenColumns, ...nothingFollowed })
    .where("id", "=", residentId)
    .execute();
  await deleteDecision(db, residentId);
}

/** Removes the name of a resident who left. */
export async function emptyResident(db: Db, residentId: string): Promise<void> {
  const left = await db
    .updateTable("resident")
    .set({ publicName: "" })
    .where("id", "=", residentId)
    .returning("householdId")
    .executeTakeFirstOrThrow();
  // An address that somebody typed, and where nobody lives any more.
  await db
    .updateTable("household")
    .set({ pinnedLabel: sql<string>`'left-' || id` })
    .where("id", "=", left.householdId)
    .where("addressId", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("resident").select("id").whereRef("householdId", "=", "household.id").where("leftAt", "is", null),
        ),
      ),
    )
    .execute();
}

interface ResidenceProof {
  residentId: string;
  /** The household they must live in; null: any in the network. */
  householdId: string | null;
  /** The time since which they live there, as it was shown; omitted: any time. */
  since?: Date;
  /** null: proven by a letter's code. */
  by: string | null;
  now: Date;
}

/** Returns the account id; undefined when there is no such resident. Does nothing to residents who are already proven. */
export function proveResidence(db: Db, { residentId, householdId, since, by, now }: ResidenceProof) {
  return db
    .updateTable("resident")
    .set((eb) => ({
      provenAt: eb.fn.coalesce("provenAt", eb.val(now)),
      provenBy: eb.case().when("provenAt", "is", null).then<string | null>(by).else(eb.ref("provenBy")).end(),
      deniedAt: null,
      deniedBy: null,
    }))
    .where("id", "=", residentId)
    .$if(householdId !== null, (query) => query.where("householdId", "=", householdId))
    .$if(since !== undefined, (query) => query.where("createdAt", "=", since ?? now))
    .where("leftAt", "is", null)
    .returning(["accountId", "publicName", "provenAt"])
    .executeTakeFirst();
}

interface DenialKey {
  residentId: string;
  householdId: string;
}

/** Whether somebody of the household said that this person does not live there. Locks the row, so that nobody says so in the meantime. */
export async function isDenied(db: Tx, residentId: string, householdId: string): Promise<boolean> {
  const found = await db
    .selectFrom("resident")
    .select("deniedAt")
    .where("id", "=", residentId)
    .where("householdId", "=", householdId)
    .where("leftAt", "is", null)
    .forUpdate()
    .executeTakeFirst();
  return Boolean(found?.deniedAt);
}

/** Returns false for people who do not wait in that household, or are proven; the first denial stays until it is withdrawn. */
export async function putDenial(
  db: Tx,
  { residentId, householdId, denial }: DenialKey & { denial: { at: Date; by: string } | null },
): Promise<boolean> {
  const changed = await db
    .updateTable("resident")
    .set((eb) => ({
      deniedAt: denial && eb.fn.coalesce("deniedAt", eb.val(denial.at)),
      deniedBy: denial && eb.fn.coalesce("deniedBy", eb.val(denial.by)),
    }))
    .where("id", "=", residentId)
    .where("householdId", "=", householdId)
    .where("provenAt", "is", null)
    .where("leftAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}

export async function isResident(db: Db, residentId: string): Promise<boolean> {
  const found = await db
    .selectFrom("resident")
    .select("id")
    .where("id", "=", residentId)
    .where("leftAt", "is", null)
    .executeTakeFirst();
  return found !== undefined;
}

export const selectReaders = (db: Db, residentIds: readonly string[]) =>
  db.selectFrom("resident").select(["id as readerId", "accountId"]).where("id", "=", anyOf(residentIds));
