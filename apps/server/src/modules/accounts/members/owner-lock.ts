import type { StaffCall } from "#kernel/call.ts";
import { refuse } from "#kernel/refuse.ts";
import { isOwner, lockOrganisation } from "./store/members.ts";

/**
 * Locks the organisation until the end of the transaction `db`, and then checks the caller's role again: the transaction it waited
 * for may have taken it away. Refuses with `owner_only`.
 */
export async function lockAsOwner({ actor, db }: Pick<StaffCall, "actor" | "db">): Promise<void> {
  const { organisation, membershipId } = actor;
  await lockOrganisation(db, organisation.id);
  if (!(await isOwner(db, organisation.id, membershipId))) refuse("owner_only");
}
