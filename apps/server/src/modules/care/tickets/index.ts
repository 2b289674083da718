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

import { attachingHandlers } from "./handlers/attaching.ts";
import { exportHandlers } from "./handlers/exporting.ts";
import { linkHandlers } from "./handlers/links.ts";
import { messageHandlers } from "./handlers/messages.ts";
import { orderHandlers } from "./handlers/orders.ts";
import { readingHandlers } from "./handlers/reading.ts";
import { stateHandlers, stepHandlers } from "./handlers/steps.ts";
import { threadHandlers } from "./handlers/thread.ts";
import { writingHandlers } from "./handlers/writing.ts";
import { jobs } from "./jobs.ts";
import "./leaving.ts";
import { seriesHandlers } from "./series/handlers.ts";
import { seriesJobs } from "./series/jobs.ts";

export { createTicket } from "./creating.ts";
export { type Mover, moverOf, moveTicket, whenMoved } from "./moving.ts";
export { lockTicket } from "./opening.ts";
export { asAppointment, entryOf } from "./order/calendar.ts";
export { placeOf } from "./order/viewing.ts";
export { filesOfTickets } from "./store/attached.ts";
export { listFound as listFoundTickets } from "./store/found.ts";
export { findOrder, findOrganisationName } from "./store/orders.ts";
export { findTicket } from "./store/reading.ts";
export { findLink } from "./store/sent-links.ts";
export { addMoment } from "./store/thread.ts";
export { type LockedTicket, lockTicket as lockAnyTicket } from "./store/writing.ts";
export { mails as ticketMails } from "./telling/mails.ts";
export { hashOfToken, newToken } from "./tokens.ts";

export const ticketJobs = [...jobs, ...seriesJobs];

export const ticketHandlers = {
  ...readingHandlers,
  ...writingHandlers,
  ...stepHandlers,
  ...stateHandlers,
  ...threadHandlers,
  ...exportHandlers,
  ...linkHandlers,
  ...attachingHandlers,
  ...seriesHandlers,
  ...messageHandlers,
  ...orderHandlers,
};
