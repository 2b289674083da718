/**
 * When a helper is suspended, their tickets look for somebody else, as if a colleague searched again; where work has begun, the ticket
 * stays. The concierge of each is told. S2 §5
 */
import { personName } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import { record } from "#modules/audit/index.ts";
import { notifyConcierge } from "../notices/index.ts";
import type { PersonSuspensionStep } from "../people/index.ts";
import { ticketSubject } from "./audit-subject.ts";
import { stepOf } from "./rules.ts";
import { listIdsOfHelper, lockTicket } from "./store/tickets.ts";
import { moveTicket, ticketCallOf } from "./transitions.ts";

export const handBackTicketsOf: PersonSuspensionStep = async (call, helper) => {
  const { actor, db } = call;
  const mover = ticketCallOf(call);
  for (const ticketId of await listIdsOfHelper(db, actor.organisation.id, helper.id)) {
    const row = await lockTicket(db, actor.organisation.id, ticketId);
    if (row?.helperId !== helper.id) continue;
    if (stepOf(row.state, "looking") !== null) {
      await moveTicket(mover, row, "looking");
      await record(call, {
        action: "care.moveTicket",
        subject: ticketSubject(row),
        old: { ticketState: row.state },
        new: { ticketState: "looking" },
      });
    }
    await notifyConcierge(mover, row, {
      kind: "dropped",
      eventId: newId(),
      actor: { accountId: actor.accountId, name: personName(helper) },
    });
  }
};
