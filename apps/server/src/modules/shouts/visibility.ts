/** Hiding and showing: by staff, or by the fifth report until staff decide. D §8 */

import type { NetworkCall } from "#kernel/call.ts";
import { announceShout, notifyHidden, notifyHiddenByReports, notifyShownAgain } from "./notify.ts";
import { nameOfOrganisation } from "./store/cards.ts";
import { addMoment, type LockedShout, updateShouts } from "./store/shouts.ts";

interface HideRequest {
  because: "staff" | "reports";
  /** Shown to the author. */
  reason: string;
}

/** The row must be locked. Returns false when it was hidden already; staff can confirm what reports have hidden. */
export async function hideShout(
  call: NetworkCall,
  row: LockedShout,
  { because, reason }: HideRequest,
): Promise<boolean> {
  const { actor, db, now } = call;
  if (row.hiddenBecause === "staff" || row.hiddenBecause === because) return false;
  await updateShouts(db, [row.id], { hiddenAt: row.hiddenAt ?? now, hiddenBecause: because });
  const byAccount = because === "staff" ? actor.accountId : null;
  const moment = { shoutId: row.id, kind: "hidden" as const, at: now, byKind: because, byAccount, text: reason };
  const momentId = await addMoment(db, moment);
  const organisation = await nameOfOrganisation(db, row.organisationId);
  const about = { shout: row, organisation, momentId };
  await (because === "staff" ? notifyHidden(call, about, reason) : notifyHiddenByReports(call, about));
  await announceShout(call, [row]);
  return true;
}

/** The row must be locked. Returns false when it was visible already. `isTold`: the answer to an appeal tells its author. */
export async function unhideShout(call: NetworkCall, row: LockedShout, isTold = false): Promise<boolean> {
  const { actor, db, now } = call;
  if (row.hiddenAt === null) return false;
  await updateShouts(db, [row.id], { hiddenAt: null, hiddenBecause: null });
  const shown = { shoutId: row.id, kind: "shown" as const, at: now, byKind: "staff" as const };
  const momentId = await addMoment(db, { ...shown, byAccount: actor.accountId });
  if (!isTold)
    await notifyShownAgain(call, {
      shout: row,
      organisation: await nameOfOrganisation(db, row.organisationId),
      momentId,
    });
  await announceShout(call, [row]);
  return true;
}
