/** The steps of a ticket. S2 §4, S2 §7 ticketstate */
import { type TicketState, ticketSteps, tickets } from "@stoep/contract/care";
import type { Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { record } from "#modules/audit/index.ts";
import { type Details, moverOf, moveTicket } from "../moving.ts";
import { lockTicket, showTicket } from "../opening.ts";
import { subjectOf } from "../subject.ts";

type Call = RouteCall<Staff, Tx> & { params: { ticketId: string }; body: Details & { from: TicketState } };

async function step(call: Call, to: TicketState) {
  const row = await lockTicket(call.db, call.actor, call.params.ticketId);
  await moveTicket(moverOf(call), row, to, call.body);
  await record(call, {
    action: "care.moveTicket",
    subject: subjectOf(row),
    old: { ticketState: row.state },
    new: { ticketState: to },
  });
  return showTicket(call, row.id);
}

export const stepHandlers = handle(ticketSteps, {
  async lookForHelper(call) {
    return step(call, "looking");
  },
  async matchTicket(call) {
    return step(call, "waiting");
  },
  async planTicket(call) {
    return step(call, "planned");
  },
  async startTicket(call) {
    return step(call, "in-progress");
  },
  async finishTicket(call) {
    return step(call, "executed");
  },
  async solveTicket(call) {
    return step(call, "solved");
  },
  async revokeTicket(call) {
    return step(call, "revoked");
  },
});

/** The same by the state that it leads to. */
export const stateHandlers = handle(tickets, {
  async updateTicketState(call) {
    return step(call, call.body.state);
  },
});
