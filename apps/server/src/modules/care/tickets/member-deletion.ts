/** When a member is deleted, their unsolved tickets are revoked, which notifies the helpers. S2 §5 */
import type { PersonDeletionStep } from "../people/index.ts";
import { listUnsolvedIds, lockTicket } from "./store/tickets.ts";
import { moveTicket, ticketCallOf } from "./transitions.ts";

export const revokeTicketsOf: PersonDeletionStep = async (call, { id, organisationId }) => {
  for (const ticketId of await listUnsolvedIds(call.db, organisationId, id)) {
    const row = await lockTicket(call.db, organisationId, ticketId);
    const gone = { because: "no-longer-needed", explanation: "–", tell: ["helper"] } as const;
    if (row) await moveTicket(ticketCallOf(call), row, "revoked", gone);
  }
};
