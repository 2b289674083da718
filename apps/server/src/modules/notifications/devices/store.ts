/** Residents' browsers that show alerts. A device that was switched on in a session that has ended gets nothing more. */
import type { Language } from "@stoep/contract/kernel";
import { type AliasableExpression, type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from "kysely";
import { v7 as newId } from "uuid";
import type { Db } from "#kernel/database.ts";
import type { PushDevice, PushKeys } from "#kernel/ports.ts";
import type { Database } from "../../../schema/db.types.ts";
import type { RecipientQuery } from "../recipients.ts";
import { onlyKey } from "../sealed.ts";

interface NewDevice extends PushDevice {
  accountId: string;
  sessionId: string;
  language: Language;
  agent: string;
}

/** A browser has one device; when somebody else signs in it becomes theirs. */
export async function putDevice(db: Db, { endpoint, ...device }: NewDevice, now: Date): Promise<void> {
  await db
    .insertInto("public.pushDevice")
    .values({ id: newId(), endpoint, ...device, createdAt: now })
    .onConflict((conflict) => conflict.column("endpoint").doUpdateSet({ ...device, createdAt: now, reachedAt: null }))
    .execute();
}

/** Newest first. */
export const listDevices = (db: Db, accountId: string) =>
  db
    .selectFrom("public.pushDevice as device")
    .select(["device.id", "device.sessionId", "device.agent", "device.createdAt", "device.reachedAt"])
    .where("device.accountId", "=", accountId)
    .where(hasOpenSession)
    .orderBy("device.createdAt", "desc")
    .orderBy("device.id", "desc")
    .execute();
export type StoredDevice = Awaited<ReturnType<typeof listDevices>>[number];

/** With the address, for the person's own data. */
export const listOwnDevices = (db: Db, accountId: string) =>
  db
    .selectFrom("public.pushDevice")
    .select(["agent", "endpoint", "createdAt", "reachedAt"])
    .where("accountId", "=", accountId)
    .orderBy("createdAt", "desc")
    .execute();

/** What a delivery needs to know about a device, no matter who owns it. */
export const findDevice = (db: Db, deviceId: string) =>
  db
    .selectFrom("public.pushDevice as device")
    .select(["device.endpoint", "device.p256dh", "device.auth"])
    .where("device.id", "=", deviceId)
    .where(hasOpenSession)
    .executeTakeFirst();

/** All devices of these people, as recipients. */
export const selectDevicesOf = (db: Db, people: AliasableExpression<{ accountId: string }>) =>
  selectRecipients(db).innerJoin(people.as("owner"), "owner.accountId", "device.accountId") as RecipientQuery;

/** One device, as a recipient, if it belongs to this account. */
export const selectDeviceOf = (db: Db, accountId: string, deviceId: string): RecipientQuery =>
  selectRecipients(db).where("device.accountId", "=", accountId).where("device.id", "=", deviceId);

const selectRecipients = (db: Db) =>
  db
    .selectFrom("public.pushDevice as device")
    .where(hasOpenSession)
    .select(["device.accountId", "device.language"])
    .select(sql<string>`device.id::text`.as("address"));

const hasOpenSession = (eb: ExpressionBuilder<Database & { device: Database["public.pushDevice"] }, "device">) =>
  eb.not(
    eb.exists(
      eb
        .selectFrom("public.session as s")
        .whereRef("s.id", "=", "device.sessionId")
        .where("s.endedAt", "is not", null)
        .select(sql<number>`1`.as("one")),
    ),
  ) as ExpressionWrapper<Database, "public.pushDevice", SqlBool>;

export const deleteDeviceOf = async (db: Db, accountId: string, deviceId: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom("public.pushDevice")
    .where("accountId", "=", accountId)
    .where("id", "=", deviceId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};

export async function deleteDevices(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom("public.pushDevice").where("id", "in", ids).execute();
}

export async function markReached(db: Db, deviceId: string, now: Date): Promise<void> {
  await db.updateTable("public.pushDevice").set({ reachedAt: now }).where("id", "=", deviceId).execute();
}

interface UnusedSince {
  /** Nothing has reached it since then. */
  reachedBefore: Date;
  /**
   * Switched on in a session that ended since then. One missed by an earlier run is deleted by `reachedBefore`, because nothing
   * reaches it.
   */
  endedSince: Date;
}

export async function deleteUnusedDevices(db: Db, { reachedBefore, endedSince }: UnusedSince): Promise<void> {
  const devices = db.deleteFrom("public.pushDevice");
  await devices.where((eb) => eb(eb.fn.coalesce("reachedAt", "createdAt"), "<", reachedBefore)).execute();
  const ended = db
    .selectFrom("public.session")
    .select("public.session.id")
    .where("public.session.endedAt", ">=", endedSince);
  await devices.where("sessionId", "in", ended).execute();
}

/** Returns how many were deleted. */
export async function deleteDevicesElsewhere(db: Db, knows: (endpoint: string) => boolean): Promise<number> {
  const host = sql<string>`split_part(endpoint, '/', 3)`;
  const origins = await db
    .selectFrom("public.pushDevice")
    .select((eb) => [host.as("host"), eb.fn.min("endpoint").as("endpoint")])
    .groupBy(host)
    .execute();
  const elsewhere = origins.filter(({ endpoint }) => !knows(endpoint)).map((one) => one.host);
  if (elsewhere.length === 0) return 0;
  const { numDeletedRows } = await db
    .deleteFrom("public.pushDevice")
    .where(host, "in", elsewhere)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** For an account that is closed. */
export async function deleteDevicesOf(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom("public.pushDevice").where("accountId", "=", accountId).execute();
}

/** The private one is sealed. */
export const findPushKeys = (db: Db): Promise<PushKeys | undefined> =>
  db.selectFrom("public.pushKey").select(["publicKey", "privateKey"]).where("id", "=", onlyKey).executeTakeFirst();

/** If two processes make keys at the same time, the first ones are kept. */
export async function insertPushKeys(db: Db, keys: PushKeys, now: Date): Promise<void> {
  await db
    .insertInto("public.pushKey")
    .values({ id: onlyKey, ...keys, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
