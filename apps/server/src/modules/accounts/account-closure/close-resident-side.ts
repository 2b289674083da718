import type { ResidentCall, RouteCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { refuse } from "#kernel/refuse.ts";
import { deleteDevicesOf } from "#modules/notifications/index.ts";
import { emptyAccount, findAccountSides } from "./close-staff-side.ts";
import * as store from "./store.ts";

/**
 * The person, where they live, and the organisations they work for. `closesAccount`: the account is closed together with its homes,
 * because it has no other side. Refuses with `sign_in_required`.
 */
export async function findResidentSide(db: RouteCall["db"], accountId: string) {
  const { person, organisations, residences, isSystem } = await findAccountSides(db, accountId);
  // The provider's people keep their way into the back office.
  const closesAccount = organisations.length === 0 && !isSystem;
  return { person, organisations: organisations.map(({ name }) => name), homes: residences, closesAccount };
}

/**
 * Like `findResidentSide`, locked until the end of the transaction. `shown`: ids of the networks that the person agreed to leave.
 * Refuses with `changed_meanwhile` if the account now lives in others.
 */
export async function lockResidentSide(db: Tx, accountId: string, shown: readonly string[]) {
  await store.lockForClosure(db, accountId);
  const held = await findResidentSide(db, accountId);
  const { homes } = held;
  if (homes.length !== new Set(shown).size || homes.some(({ id }) => !shown.includes(id))) refuse("changed_meanwhile");
  return held;
}

/** Removes all the account's residences, and with `closesAccount` the account. Mails must have been queued before. */
export async function closeResidentSide(
  { provided, db, actor, now, endStreams }: ResidentCall,
  { person, closesAccount }: Pick<Awaited<ReturnType<typeof findResidentSide>>, "person" | "closesAccount">,
): Promise<void> {
  const { accountId } = actor;
  await store.deleteResidences(db, accountId, now);
  if (closesAccount) {
    await store.revokeInvitations(db, person.email, "all", now);
    await emptyAccount({ provided, db, now }, person);
  } else {
    await deleteDevicesOf(db, accountId);
  }
  await endStreams({ accountId });
}
