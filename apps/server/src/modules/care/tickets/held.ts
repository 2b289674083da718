/** The tickets that a colleague has, until they are solved. */
import type { members } from "#modules/accounts/index.ts";
import { listTakers } from "../settings/index.ts";
import { updateCounters } from "./counters.ts";
import { listHeldIds, selectHeld } from "./store/held.ts";
import { insertMoment } from "./store/thread.ts";
import { lockTicket, updateTicket } from "./store/tickets.ts";
import { words } from "./texts.ts";
import { announceTicket } from "./transitions.ts";

export const heldTickets: members.HeldKind = {
  kind: "care.tickets",
  label: words.held.tickets,
  columns: ["care_ticket.assignee_id", "care_ticket_tally.assignee_id"],
  things: selectHeld,
  takers: listTakers,
  async handOver(scope, leaver, to) {
    const { accountId, db, now } = scope;
    const ids = await listHeldIds(db, leaver);
    for (const id of ids) {
      const row = await lockTicket(db, leaver.organisationId, id);
      if (row?.assigneeId !== leaver.accountId) continue;
      const toAccount = to?.id ?? null;
      const after = await updateTicket(db, id, { assigneeId: toAccount, updatedAt: now });
      await updateCounters(scope, row, after);
      await insertMoment(db, { ticketId: id, kind: "assigned", at: now, byAccount: accountId, toAccount, text: "" });
    }
    if (ids.length > 0) await announceTicket(scope, leaver.organisationId);
  },
};
