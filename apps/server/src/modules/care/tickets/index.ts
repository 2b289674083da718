/**
 * Tickets: a member's request for help, from the first call until it is solved. Each has an assignee, changes its state by the table
 * in `rules.ts` and only through `moveTicket`, and keeps in its thread what happened, what was noted and which messages were sent.
 * S2 §3, §4
 *
 *   open ─▶ looking ─▶ waiting ─▶ planned ─▶ in progress ─▶ executed ─▶ solved (final)
 *     │        ▲          │          │
 *     │        ├──────────┴──────────┘  search again
 *     │        └── revoked ◀── from every state before solved
 *     ├─▶ waiting: a helper known by phone
 *
 *   Also: planned to executed, for work whose begin is not entered; looking and waiting to solved, without a helper of Stoep; planned and
 *   in progress to solved, which asks whether the helper did it: yes executes and solves in one step, no cancels the visit. Help that was
 *   given already becomes a solved ticket (fast registration).
 *
 * Within: the `agenda` of what awaits the concierges; `work-order` as page, paper and calendar file; `series` of recurring help;
 * `messages` to member and helper. Counters of tickets, helpers and members are updated in the transaction of each change
 * (`counters.ts`).
 */

import { agendaHandlers } from "./agenda/handlers.ts";
import { attachmentHandlers } from "./handlers/attachments.ts";
import { exportHandlers } from "./handlers/exports.ts";
import { messageHandlers } from "./handlers/messages.ts";
import { queryHandlers } from "./handlers/queries.ts";
import { stateHandlers, stepHandlers } from "./handlers/steps.ts";
import { threadHandlers } from "./handlers/thread.ts";
import { ticketLinkHandlers } from "./handlers/ticket-links.ts";
import { ticketChangeHandlers } from "./handlers/tickets.ts";
import { workOrderHandlers } from "./handlers/work-orders.ts";
import { jobs } from "./jobs.ts";
import { seriesHandlers } from "./series/handlers.ts";
import { seriesJobs } from "./series/jobs.ts";

export { lockVisibleTicket } from "./access.ts";
export { createTicket } from "./create.ts";
export { eraseTicketsOf } from "./erasure.ts";
export { heldTickets } from "./held.ts";
export { handBackTicketsOf } from "./helper-suspension.ts";
export { revokeTicketsOf } from "./member-deletion.ts";
export { mails as ticketMails } from "./messages/mails.ts";
export { languageOf } from "./messages/send.ts";
export { findOutwardTask, outwardLine } from "./outward.ts";
export { overrideOf } from "./override.ts";
export { filesOfTickets } from "./store/attachments.ts";
export { findPersonalLink } from "./store/personal-links.ts";
export { findTicket } from "./store/queries.ts";
export { listTicketsByWords } from "./store/search.ts";
export { insertMoment } from "./store/thread.ts";
export { type LockedTicket, lockTicket, updateTicket } from "./store/tickets.ts";
export { findOrganisationName, findWorkOrder } from "./store/work-orders.ts";
export { moveTicket, type TicketCall, type TransitionStep, taskDayOf, ticketCallOf } from "./transitions.ts";
export { appointmentFile, calendarEntryOf } from "./work-order/calendar.ts";
export { viewLinkedAppointment, viewWorkAddress } from "./work-order/views.ts";

export const ticketJobs = [...jobs, ...seriesJobs];

export const ticketHandlers = {
  ...queryHandlers,
  ...agendaHandlers,
  ...ticketChangeHandlers,
  ...stepHandlers,
  ...stateHandlers,
  ...threadHandlers,
  ...exportHandlers,
  ...ticketLinkHandlers,
  ...attachmentHandlers,
  ...seriesHandlers,
  ...messageHandlers,
  ...workOrderHandlers,
};
