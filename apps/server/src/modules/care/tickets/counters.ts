/** Updates all counters that a ticket affects, in the transaction that changes it: of the list, of its member, and of its helper. */
import type { Network } from "#kernel/actor.ts";
import type { Tx } from "#kernel/database.ts";
import { addToLoad } from "../helpers/index.ts";
import { addTicketCounts } from "../people/index.ts";
import { helperLoadOf } from "./rules.ts";
import { addToCounters } from "./store/counters.ts";
import type { LockedTicket } from "./store/tickets.ts";

/** `null`: the ticket does not exist yet, or no longer. A confidential ticket counts only for those who may see it. */
export async function updateCounters(
  { db, network }: { db: Tx; network: Network },
  before: LockedTicket | null,
  after: LockedTicket | null,
): Promise<void> {
  await updateHelperLoad(db, network.timeZone, before, after);
  await updateMemberCounts(db, before, after);
  await addToCounters(db, [
    ...(before ? [{ of: before, by: -1 as const }] : []),
    ...(after ? [{ of: after, by: 1 as const }] : []),
  ]);
}

async function updateHelperLoad(db: Tx, timeZone: string, before: LockedTicket | null, after: LockedTicket | null) {
  const [was, is] = [before, after].map((row) => row && helperLoadOf(row, timeZone));
  const isSame =
    was?.helperId === is?.helperId && was?.month === is?.month && was?.isConfidential === is?.isConfidential;
  if (isSame) return;
  if (was) await addToLoad(db, was, -1);
  if (is) await addToLoad(db, is, 1);
}

const publicTicket = (row: LockedTicket | null) => (row && !row.isConfidential ? row : null);
async function updateMemberCounts(db: Tx, before: LockedTicket | null, after: LockedTicket | null): Promise<void> {
  const [was, is] = [publicTicket(before), publicTicket(after)];
  const memberId = (after ?? before)?.memberId;
  const tickets = Number(is !== null) - Number(was !== null);
  const solved = Number(is?.state === "solved") - Number(was?.state === "solved");
  if (memberId === undefined || (tickets === 0 && solved === 0)) return;
  await addTicketCounts(db, memberId, { tickets, solved, at: tickets > 0 ? (is?.createdAt ?? null) : null });
}
