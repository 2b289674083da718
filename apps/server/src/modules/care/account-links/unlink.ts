/** A resident ends links, or is gone: what was typed stands again, and colleagues hear that the link has ended, and nothing of why. */
import { v7 as newId } from "uuid";
import { personName, refreshDuplicates, unlinkAccount } from "../people/index.ts";
import { type NotifyCall, notifyOfEnd } from "./notify.ts";

/** In one organisation, or in all. `askers`: who asked for the link of each. */
export async function endLinks(
  call: NotifyCall,
  { accountId, organisationId }: { accountId: string; organisationId?: string },
  askers: ReadonlyMap<string, string | null>,
): Promise<void> {
  const ended = await unlinkAccount(call.db, { accountId, ...(organisationId ? { organisationId } : {}) }, call.now);
  for (const { id, organisationId, ...named } of ended) {
    const askedBy = askers.get(organisationId) ?? null;
    const link = { eventId: newId(), organisationId, personId: id, name: personName(named), askedBy };
    // Whoever is a colleague and the resident knows.
    if (askedBy !== accountId) await notifyOfEnd(call, link);
    await refreshDuplicates(call.db, organisationId, [id], call.now);
    await call.announce("care", { networkId: call.network.id, organisationId });
  }
}
