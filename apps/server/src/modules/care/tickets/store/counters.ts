/** The number of tickets in each state and of each assignee: updated in the transaction of each change, read without counting. */
import type { TicketState } from "@stoep/contract/care";
import type { Tx } from "#kernel/database.ts";
import { addExcluded, netChanges, nobodyId } from "#kernel/sql/counters.ts";

interface CountedTicket {
  organisationId: string;
  state: TicketState;
  assigneeId: string | null;
  isConfidential: boolean;
}

const keyOf = ({ organisationId, state, assigneeId, isConfidential }: CountedTicket) =>
  [organisationId, state, assigneeId ?? nobodyId, isConfidential].join(" ");

export async function addToCounters(db: Tx, changes: readonly { of: CountedTicket; by: number }[]): Promise<void> {
  const rows = netChanges(changes, ({ of }) => keyOf(of)).map(({ of, by }) => ({
    organisationId: of.organisationId,
    state: of.state,
    assigneeId: of.assigneeId ?? nobodyId,
    isConfidential: of.isConfidential,
    total: by,
  }));
  if (rows.length === 0) return;
  await db
    .insertInto("careTicketTally")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["organisationId", "state", "assigneeId", "isConfidential"])
        .doUpdateSet(addExcluded("careTicketTally", ["total"])),
    )
    .execute();
}
