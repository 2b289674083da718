/** Changes reserved to owners: one at a time for each organisation, by someone who owns it at that moment. D §3 */
import type { Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { refuse } from "#kernel/refuse.ts";
import { isOwner, lockOrganisation } from "./store/members.ts";

/**
 * Locks the organisation until the end of the transaction `db`, and then checks the caller's role again: the transaction it waited
 * for may have taken it away. Refuses with `owner_only`.
 */
export async function lockAsOwner({ actor, db }: Pick<RouteCall<Staff, Tx>, "actor" | "db">): Promise<void> {
  const { organisation, membershipId } = actor;
  await lockOrganisation(db, organisation.id);
  if (!(await isOwner(db, organisation.id, membershipId))) refuse("owner_only");
}
