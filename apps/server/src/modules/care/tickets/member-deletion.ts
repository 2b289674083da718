/** What happens to the tickets of a member who is deleted: what is not solved is revoked, which tells its helper. S2 §5 */
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
