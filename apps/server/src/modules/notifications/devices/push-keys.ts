/** The keys that identify this installation to push services, and the view of a resident's devices. */
import type { Device } from "@stoep/contract/notifications";
import type { Context } from "#kernel/call.ts";
import type { PushKeys } from "#kernel/ports.ts";
import { findPushKeys, insertPushKeys, type StoredDevice } from "./store.ts";

/** The configured keys, or else those in the database, made when first needed. Changing them invalidates every device. @throws if they cannot be kept */
export async function pushKeys({
  config,
  ports,
  db,
  now,
}: Pick<Context, "config" | "ports" | "db" | "now">): Promise<PushKeys> {
  const known = config.pushKeys ?? (await findPushKeys(db));
  if (known) return known;
  await insertPushKeys(db, ports.push.makeKeys(), now);
  const made = await findPushKeys(db);
  if (!made) throw new Error("the keys that were made are not there");
  return made;
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
