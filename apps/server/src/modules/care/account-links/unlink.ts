/**
 * Ends links when a resident asks for it or leaves: the typed name returns, and colleagues are told that the link ended, without the
 * reason.
 */

import { personName } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import type { NoticeScope } from "#kernel/call.ts";
import { refreshDuplicates, unlinkAccount } from "../people/index.ts";
import { notifyOfEnd } from "./notify.ts";

/** In one organisation, or in all. `askers`: who asked for each organisation's link. */
export async function endLinks(
  call: NoticeScope,
  { accountId, organisationId }: { accountId: string; organisationId?: string },
  askers: ReadonlyMap<string, string | null>,
): Promise<void> {
  const ended = await unlinkAccount(call.db, { accountId, organisationId }, call.now);
  for (const { id, organisationId, ...named } of ended) {
    const askedBy = askers.get(organisationId) ?? null;
    const link = { eventId: newId(), organisationId, personId: id, name: personName(named), askedBy };
    // A colleague who is also the resident already knows.
    if (askedBy !== accountId) await notifyOfEnd(call, link);
    await refreshDuplicates(call.db, organisationId, [id], call.now);
    await call.announce("care", { networkId: call.network.id, organisationId });
  }
}
