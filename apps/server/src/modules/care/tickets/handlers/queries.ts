/** What staff read of tickets. */
import { ticketLimits, tickets } from "@stoep/contract/care";
import type { StaffCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, readPageCursor } from "#kernel/page.ts";
import { refuse } from "#kernel/refuse.ts";
import { findKeptPerson } from "../../people/index.ts";
import { listFilterOf, presentTicket } from "../access.ts";
import { isWordSearch, type TicketListFilter } from "../store/filters.ts";
import { searchTickets } from "../store/list-search.ts";
import { readTicketFilter } from "../store/names.ts";
import * as store from "../store/queries.ts";
import { viewTicketRow } from "../views.ts";

const { pageSize, counted } = ticketLimits;

async function listPage(call: StaffCall<Db>, filter: TicketListFilter, cursor: string | undefined) {
  const place = { place: readPageCursor(cursor), limit: pageSize + 1 };
  const { rows, total } = await (isWordSearch(filter) ? listSearched : listFiltered)(call, filter, place);
  const { page, next } = cutPage(rows, pageSize, ({ createdAt, id }) => [createdAt, id]);
  return { items: page.map((row) => viewTicketRow(row, call)), next, found: cursor === undefined ? total : null };
}

async function listFiltered({ actor, db }: StaffCall<Db>, filter: TicketListFilter, page: store.PageQuery) {
  const rows = await store.listTickets(db, actor, filter, page);
  return { rows, total: page.place ? null : await store.countMatching(db, actor, filter, counted) };
}

async function listSearched({ actor, db }: StaffCall<Db>, filter: TicketListFilter, page: store.PageQuery) {
  const { ids, total } = await searchTickets(db, { actor, filter, ...page });
  return { rows: ids.length > 0 ? await store.listTicketsByIds(db, actor, ids) : [], total };
}

export const queryHandlers = handle(tickets, {
  async listTickets(call) {
    const { cursor, ...filter } = call.query;
    return listPage(
      call,
      await readTicketFilter(call.db, call.actor.organisation.id, listFilterOf(filter, call)),
      cursor,
    );
  },

  async listMemberTickets(call) {
    const { personId, states, cursor } = call.query;
    return listPage(call, { memberId: personId, states }, cursor);
  },

  async listPersonTickets(call) {
    const { actor, db, params, query } = call;
    const person = (await findKeptPerson(db, actor.organisation.id, params.personId)) ?? refuse("not_found");
    return listPage(call, { personId: person.id }, query.cursor);
  },

  async listHelperTickets(call) {
    return listPage(call, { helperId: call.query.personId }, call.query.cursor);
  },

  async listPlannedTickets(call) {
    const { actor, db, now, query } = call;
    const place = readPageCursor(query.cursor);
    const rows = await store.listPlanned(db, actor, now, { place, limit: pageSize + 1 });
    const { page, next } = cutPage(rows, pageSize, ({ startsAt, createdAt, id }) => [startsAt ?? createdAt, id]);
    const found = query.cursor === undefined ? await store.countPlanned(db, actor, now, counted) : null;
    return { items: page.map((row) => viewTicketRow(row, call)), next, found };
  },

  async getTicket(call) {
    return presentTicket(call, call.params.ticketId);
  },
});
