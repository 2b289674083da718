/** The steps of a ticket. S2 §4, S2 §7 ticketstate */
import { type OverrideReason, type TicketState, ticketSteps, tickets } from "@stoep/contract/care";
import type { StaffCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { record } from "#modules/audit/index.ts";
import { lockVisibleTicket, presentTicket } from "../access.ts";
import { ticketSubject } from "../audit-subject.ts";
import { overrideOf } from "../override.ts";
import { moveTicket, type TransitionDetails, ticketCallOf } from "../transitions.ts";

type Details = Omit<TransitionDetails, "override"> & { from: TicketState; override?: OverrideReason | undefined };
type Call = StaffCall & { params: { ticketId: string }; body: Details };

async function takeStep(call: Call, to: TicketState) {
  const row = await lockVisibleTicket(call.db, call.actor, call.params.ticketId);
  await moveTicket(ticketCallOf(call), row, to, { ...call.body, override: overrideOf(call, row) });
  await record(call, {
    action: "care.moveTicket",
    subject: ticketSubject(row),
    old: { ticketState: row.state },
    new: { ticketState: to },
  });
  return presentTicket(call, row.id);
}

export const stepHandlers = handle(ticketSteps, {
  async lookForHelper(call) {
    return takeStep(call, "looking");
  },
  async matchTicket(call) {
    return takeStep(call, "waiting");
  },
  async planTicket(call) {
    return takeStep(call, "planned");
  },
  async startTicket(call) {
    return takeStep(call, "in-progress");
  },
  async finishTicket(call) {
    return takeStep(call, "executed");
  },
  async solveTicket(call) {
    return takeStep(call, "solved");
  },
  async revokeTicket(call) {
    return takeStep(call, "revoked");
  },
});

/** The route that names the new state instead of the step. */
export const stateHandlers = handle(tickets, {
  async updateTicketState(call) {
    return takeStep(call, call.body.state);
  },
});
