/** Second factors and recovery codes. What may be used once is taken by a conditional update. */
import { v7 as newId } from "uuid";
import type { Db } from "#kernel/database.ts";

export interface NewFactor {
  id?: string;
  accountId: string;
  kind: "app" | "text" | "passkey";
  name: string;
  secret?: string;
  lastStep?: number;
  phone?: string;
  credentialId?: string;
  publicKey?: string;
  counter?: number;
  transports?: string[];
}

export function listFactors(db: Db, accountId: string) {
  return db
    .selectFrom("public.factor")
    .selectAll()
    .where("accountId", "=", accountId)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
}
export type FactorRow = Awaited<ReturnType<typeof listFactors>>[number];

export function findFactorOf(db: Db, accountId: string, kind: "app" | "text") {
  return db
    .selectFrom("public.factor")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("kind", "=", kind)
    .executeTakeFirst();
}

export function findPasskey(db: Db, accountId: string, credentialId: string) {
  return db
    .selectFrom("public.factor")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("credentialId", "=", credentialId)
    .executeTakeFirst();
}

/** undefined when the account already has one of this kind, or someone has this passkey. */
export function insertFactor(db: Db, factor: NewFactor, now: Date) {
  return db
    .insertInto("public.factor")
    .values({ id: newId(), ...factor, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function deleteFactor(db: Db, accountId: string, factorId: string): Promise<FactorRow | undefined> {
  return db
    .deleteFrom("public.factor")
    .where("id", "=", factorId)
    .where("accountId", "=", accountId)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes all factors and returns them. */
export function deleteFactors(db: Db, accountId: string): Promise<FactorRow[]> {
  return db.deleteFrom("public.factor").where("accountId", "=", accountId).returningAll().execute();
}

/** Returns false when a code of this half minute, or a later one, was already used. */
export async function useTimeStep(db: Db, factorId: string, step: number, now: Date): Promise<boolean> {
  const taken = await db
    .updateTable("public.factor")
    .set({ lastStep: step, lastUsedAt: now })
    .where("id", "=", factorId)
    .where((eb) => eb.or([eb("lastStep", "is", null), eb("lastStep", "<", step)]))
    .returning("id")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Returns false when another use of the same passkey was faster. */
export async function raisePasskeyCounter(
  db: Db,
  { id, counter }: FactorRow,
  next: number,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .updateTable("public.factor")
    .set({ counter: next, lastUsedAt: now })
    .where("id", "=", id)
    .where("counter", "=", counter)
    .returning("id")
    .executeTakeFirst();
  return taken !== undefined;
}

export async function markFactorUsed(db: Db, factorId: string, now: Date): Promise<void> {
  await db.updateTable("public.factor").set({ lastUsedAt: now }).where("id", "=", factorId).execute();
}

export async function putRecoveryCodes(db: Db, accountId: string, hashes: string[], now: Date): Promise<void> {
  await deleteRecoveryCodes(db, accountId);
  if (hashes.length === 0) return;
  await db
    .insertInto("public.recoveryCode")
    .values(hashes.map((codeHash) => ({ accountId, codeHash, createdAt: now })))
    .execute();
}

export async function deleteRecoveryCodes(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom("public.recoveryCode").where("accountId", "=", accountId).execute();
}

export async function useRecoveryCode(db: Db, accountId: string, codeHash: string, now: Date): Promise<boolean> {
  const taken = await db
    .updateTable("public.recoveryCode")
    .set({ usedAt: now })
    .where("accountId", "=", accountId)
    .where("codeHash", "=", codeHash)
    .where("usedAt", "is", null)
    .returning("codeHash")
    .executeTakeFirst();
  return taken !== undefined;
}

export async function countRecoveryCodes(db: Db, accountId: string): Promise<number> {
  const { left } = await db
    .selectFrom("public.recoveryCode")
    .select((eb) => eb.fn.countAll<number>().as("left"))
    .where("accountId", "=", accountId)
    .where("usedAt", "is", null)
    .executeTakeFirstOrThrow();
  return Number(left);
}

/** The earliest moment from which one of the person's organisations requires a second factor. */
export async function findFactorRequiredFrom(db: Db, accountId: string): Promise<Date | null> {
  const row = await db
    .selectFrom("public.membership as m")
    .innerJoin("public.organisation as o", "o.id", "m.organisationId")
    .select((eb) => eb.fn.min("o.secondFactorFrom").as("from"))
    .where("m.accountId", "=", accountId)
    .where("m.type", "<>", "disabled")
    .executeTakeFirst();
  return row?.from ?? null;
}
