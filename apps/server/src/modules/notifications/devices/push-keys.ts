/** The keys that identify this installation to push services, and the view of a resident's devices. */
import type { Device } from "@stoep/contract/notifications";
import type { Context } from "#kernel/call.ts";
import { seal, unseal } from "#kernel/keys/seal.ts";
import type { PushKeys } from "#kernel/ports.ts";
import { pushKeyAt } from "../sealed.ts";
import { findPushKeys, insertPushKeys, type StoredDevice } from "./store.ts";

/** The configured keys, or else those in the database, made when first needed. Changing them invalidates every device. @throws if they cannot be kept */
export async function pushKeys({
  config,
  ports,
  db,
  now,
}: Pick<Context, "config" | "ports" | "db" | "now">): Promise<PushKeys> {
  if (config.pushKeys) return config.pushKeys;
  let kept = await findPushKeys(db);
  if (!kept) {
    const { publicKey, privateKey } = ports.push.makeKeys();
    await insertPushKeys(db, { publicKey, privateKey: await seal(db, pushKeyAt, privateKey) }, now);
    kept = await findPushKeys(db);
  }
  if (!kept) throw new Error("the keys that were made are not there");
  return { publicKey: kept.publicKey, privateKey: await unseal(db, pushKeyAt, kept.privateKey) };
}

export const viewDevice = (
  { id, agent, sessionId, createdAt, reachedAt }: StoredDevice,
  ownSession: string,
): Device => ({
  id,
  agent,
  isThisOne: sessionId === ownSession,
  createdAt: createdAt.toISOString(),
  reachedAt: reachedAt?.toISOString() ?? null,
});
