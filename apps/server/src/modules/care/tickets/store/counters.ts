/** The number of tickets in each state and of each assignee: updated in the transaction of each change, read without counting. */
import type { TicketState } from "@stoep/contract/care";
import type { Tx } from "#kernel/database.ts";

const unassignedId = "00000000-0000-0000-0000-000000000000";

interface CountedTicket {
  organisationId: string;
  state: TicketState;
  assigneeId: string | null;
  isConfidential: boolean;
}

const keyOf = ({ organisationId, state, assigneeId, isConfidential }: CountedTicket) =>
  [organisationId, state, assigneeId ?? unassignedId, isConfidential].join(" ");

/** Locks rows in one order, so that two colleagues who change many at once cannot deadlock. */
export async function addToCounters(db: Tx, changes: readonly { of: CountedTicket; by: 1 | -1 }[]): Promise<void> {
  const sums = new Map<string, { of: CountedTicket; total: number }>();
  for (const { of, by } of changes) sums.set(keyOf(of), { of, total: (sums.get(keyOf(of))?.total ?? 0) + by });
  const rows = [...sums]
    .filter(([, { total }]) => total !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { of, total }]) => ({
      organisationId: of.organisationId,
      state: of.state,
      assigneeId: of.assigneeId ?? unassignedId,
      isConfidential: of.isConfidential,
      total,
    }));
  if (rows.length === 0) return;
  await db
    .insertInto("careTicketTally")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["organisationId", "state", "assigneeId", "isConfidential"])
        .doUpdateSet((eb) => ({ total: eb("careTicketTally.total", "+", eb.ref("excluded.total")) })),
    )
    .execute();
}
