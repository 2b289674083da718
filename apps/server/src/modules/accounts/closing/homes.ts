/**
 * The side of the places where a person lives. What they hold there is ended by `residents`, between `holdHomes` and `closeHomes`,
 * in one transaction. D §5
 */
import type { Resident } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { refuse } from "#kernel/refuse.ts";
import { forgetDevices } from "#modules/notifications/index.ts";
import { listResidences } from "../sessions/index.ts";
import { emptyAccount, sidesOf } from "./closing.ts";
import { noticeOfLeaving } from "./notices.ts";
import * as store from "./store/closing.ts";

/** The person's networks, and the organisations for which the account stays. Refuses with `sign_in_required`. */
export async function homesOf(db: RouteCall["db"], accountId: string) {
  const { organisations, residences } = await sidesOf(db, accountId);
  return { organisations: organisations.map(({ name }) => name), homes: residences };
}

/**
 * Where the account lives, until the end of the transaction. `shown`: ids of the networks that the person agreed to leave. Refuses
 * with `changed_meanwhile` if it now lives in others.
 */
export async function holdHomes(db: Tx, accountId: string, shown: readonly string[]) {
  await store.lockToClose(db, accountId);
  const homes = await listResidences(db, accountId);
  if (homes.length !== new Set(shown).size || homes.some(({ id }) => !shown.includes(id))) refuse("changed_meanwhile");
  return homes;
}

/** Ends that the account lives anywhere. Returns whether the whole account was closed, which it is without another side. */
export async function closeHomes(call: RouteCall<Resident, Tx>): Promise<boolean> {
  const { db, actor, now, endStreams } = call;
  const { accountId } = actor;
  const sides = await sidesOf(db, accountId);
  // The provider's people keep their way into the back office.
  const isGone = sides.organisations.length === 0 && !sides.isSystem;
  await noticeOfLeaving(call, { ...sides, isGone });
  await store.deleteResidences(db, accountId, now);
  if (isGone) {
    await store.revokeInvitations(db, sides.person.email, "all", now);
    await emptyAccount(db, accountId, now);
  } else {
    await forgetDevices(db, accountId);
  }
  await endStreams({ accountId });
  return isGone;
}
