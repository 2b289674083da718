/** What staff read of tickets. */
import { type TicketFilter, ticketLimits, tickets } from "@stoep/contract/care";
import type { Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, readPageCursor } from "#kernel/page.ts";
import { showTicket } from "../opening.ts";
import * as store from "../store/reading.ts";
import { viewRow } from "../views.ts";

const { pageSize, counted } = ticketLimits;
type Call = RouteCall<Staff, Db>;

async function listed(call: Call, filter: Partial<TicketFilter>, cursor: string | undefined) {
  const { actor, db } = call;
  const rows = await store.listTickets(db, actor, filter, { place: readPageCursor(cursor), limit: pageSize + 1 });
  const { page, next } = cutPage(rows, pageSize, ({ createdAt, id }) => [createdAt, id]);
  const found = cursor === undefined ? await store.countMatching(db, actor, filter, counted) : null;
  return { items: page.map((row) => viewRow(row, call)), next, found };
}

export const readingHandlers = handle(tickets, {
  async listTickets(call) {
    const { cursor, ...filter } = call.query;
    return listed(call, filter, cursor);
  },

  async listMemberTickets(call) {
    return listed(call, { memberId: call.query.personId }, call.query.cursor);
  },

  async listHelperTickets(call) {
    return listed(call, { helperId: call.query.personId }, call.query.cursor);
  },

  async listPlannedTickets(call) {
    const { actor, db, now, query } = call;
    const place = readPageCursor(query.cursor);
    const rows = await store.listPlanned(db, actor, now, { place, limit: pageSize + 1 });
    const { page, next } = cutPage(rows, pageSize, ({ startsAt, createdAt, id }) => [startsAt ?? createdAt, id]);
    const found = query.cursor === undefined ? await store.countPlanned(db, actor, now, counted) : null;
    return { items: page.map((row) => viewRow(row, call)), next, found };
  },

  async getTicket(call) {
    return showTicket(call, call.params.ticketId);
  },
});
