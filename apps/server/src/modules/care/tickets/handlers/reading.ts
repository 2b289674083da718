/** What staff read of tickets. */
import { ticketLimits, tickets } from "@stoep/contract/care";
import type { Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, readPageCursor } from "#kernel/page.ts";
import { asked, showTicket } from "../opening.ts";
import { type Filter, hasWords } from "../store/narrowing.ts";
import * as store from "../store/reading.ts";
import { searchTickets } from "../store/searching.ts";
import { viewRow } from "../views.ts";

const { pageSize, counted } = ticketLimits;
type Call = RouteCall<Staff, Db>;

async function listed(call: Call, filter: Filter, cursor: string | undefined) {
  const place = { place: readPageCursor(cursor), limit: pageSize + 1 };
  const { rows, total } = await (hasWords(filter) ? searched : filtered)(call, filter, place);
  const { page, next } = cutPage(rows, pageSize, ({ createdAt, id }) => [createdAt, id]);
  return { items: page.map((row) => viewRow(row, call)), next, found: cursor === undefined ? total : null };
}

async function filtered({ actor, db }: Call, filter: Filter, page: store.Page) {
  const rows = await store.listTickets(db, actor, filter, page);
  return { rows, total: page.place ? null : await store.countMatching(db, actor, filter, counted) };
}

async function searched({ actor, db }: Call, filter: Filter, page: store.Page) {
  const { ids, total } = await searchTickets(db, { actor, filter, ...page });
  return { rows: ids.length > 0 ? await store.listByIds(db, actor, ids) : [], total };
}

export const readingHandlers = handle(tickets, {
  async listTickets(call) {
    const { cursor, ...filter } = call.query;
    return listed(call, asked(filter, call), cursor);
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
