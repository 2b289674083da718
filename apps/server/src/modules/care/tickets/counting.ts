/** All that is counted about a ticket, in the transaction that changes it: counters of the list, of its member, and of its helper. */
import type { Network } from "#kernel/actor.ts";
import type { Tx } from "#kernel/database.ts";
import { changeLoad } from "../helpers/index.ts";
import { countTicket } from "../people/index.ts";
import { loadOf } from "./rules.ts";
import { addTally } from "./store/tally.ts";
import type { LockedTicket } from "./store/writing.ts";

/** `null`: it is not there yet, or not any more. A confidential one is counted for nobody but those who see it. */
export async function countChange(
  { db, network }: { db: Tx; network: Network },
  before: LockedTicket | null,
  after: LockedTicket | null,
): Promise<void> {
  await countLoad(db, network.timeZone, before, after);
  await countForMember(db, before, after);
  await addTally(db, [
    ...(before ? [{ of: before, by: -1 as const }] : []),
    ...(after ? [{ of: after, by: 1 as const }] : []),
  ]);
}

async function countLoad(db: Tx, timeZone: string, before: LockedTicket | null, after: LockedTicket | null) {
  const [was, is] = [before, after].map((row) => row && loadOf(row, timeZone));
  if (was?.helperId === is?.helperId && was?.month === is?.month) return;
  if (was) await changeLoad(db, was.helperId, was.month, -1);
  if (is) await changeLoad(db, is.helperId, is.month, 1);
}

const seen = (row: LockedTicket | null) => (row && !row.isConfidential ? row : null);
async function countForMember(db: Tx, before: LockedTicket | null, after: LockedTicket | null): Promise<void> {
  const [was, is] = [seen(before), seen(after)];
  const memberId = (after ?? before)?.memberId;
  const tickets = Number(is !== null) - Number(was !== null);
  const solved = Number(is?.state === "solved") - Number(was?.state === "solved");
  if (memberId === undefined || (tickets === 0 && solved === 0)) return;
  await countTicket(db, memberId, { tickets, solved, at: tickets > 0 ? (is?.createdAt ?? null) : null });
}
