/** What happens to the tickets of a member who is deleted: what is not solved is revoked, which tells its helper. S2 §5 */
import { whenDeleting } from "../people/index.ts";
import { moverOf, moveTicket } from "./moving.ts";
import { listUnsolvedOf, lockTicket } from "./store/writing.ts";

whenDeleting(async (call, { id, organisationId }) => {
  for (const ticketId of await listUnsolvedOf(call.db, organisationId, id)) {
    const row = await lockTicket(call.db, organisationId, ticketId);
    const gone = { because: "no-longer-needed", explanation: "–", tell: ["helper"] } as const;
    if (row) await moveTicket(moverOf(call), row, "revoked", gone);
  }
});
