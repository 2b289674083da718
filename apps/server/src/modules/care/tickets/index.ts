/**
 * Tickets: what a member asks help with, from the first call until it is solved. Each is run by its assignee, moves by the table in
 * `rules.ts` and by no other way than `moveTicket`, and keeps in its thread what happened, was noted and was said to whom. S2 §3, §4
 *
 *   open ─▶ looking ─▶ waiting ─▶ planned ─▶ in progress ─▶ executed ─▶ solved
 *              ▲          │          │
 *              ├──────────┴──────────┘        revoked: from every state before solved; from there it may be searched again
 *
 * Within: `order` the work order as page, paper and calendar file; `series` help that repeats; `telling` what member and helper hear.
 * Counters, the load of helpers, and what is counted of members change in the transaction of each change (`counting.ts`).
 */

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
import "./member-deletion.ts";
import { seriesHandlers } from "./series/handlers.ts";
import { seriesJobs } from "./series/jobs.ts";

export { lockVisibleTicket } from "./access.ts";
export { createTicket } from "./create.ts";
export { mails as ticketMails } from "./messages/mails.ts";
export { filesOfTickets } from "./store/attachments.ts";
export { findPersonalLink } from "./store/personal-links.ts";
export { findTicket } from "./store/queries.ts";
export { listTicketsByWords } from "./store/search.ts";
export { insertMoment } from "./store/thread.ts";
export { type LockedTicket, lockTicket } from "./store/tickets.ts";
export { findOrganisationName, findWorkOrder } from "./store/work-orders.ts";
export { hashToken, newToken } from "./tokens.ts";
export { moveTicket, onTransition, type TicketCall, ticketCallOf } from "./transitions.ts";
export { appointmentFile, calendarEntryOf } from "./work-order/calendar.ts";
export { viewWorkAddress } from "./work-order/views.ts";

export const ticketJobs = [...jobs, ...seriesJobs];

export const ticketHandlers = {
  ...queryHandlers,
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
