/** What staff read of tickets. */
import { ticketLimits, tickets } from "@stoep/contract/care";
import type { StaffCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, readCursor, readPageCursor } from "#kernel/page.ts";
import { refuse } from "#kernel/refuse.ts";
import { findKeptPerson } from "../../people/index.ts";
import { listFilterOf, presentTicket } from "../access.ts";
import { isWordSearch, type TicketListFilter } from "../store/filters.ts";
import { searchTickets } from "../store/list-search.ts";
import { readTicketFilter } from "../store/names.ts";
import { placeOf, placeSchemas, type TicketOrder } from "../store/orders.ts";
import * as store from "../store/queries.ts";
import { viewTicketRow } from "../views.ts";

const { pageSize, counted } = ticketLimits;

type Page = { cursor: string | undefined; orderBy?: TicketOrder };

/** Words are looked for among the newest first, unless another order is asked for. */
async function listPage(call: StaffCall<Db>, filter: TicketListFilter, { cursor, orderBy = "newest" }: Page) {
  const isSearch = isWordSearch(filter) && orderBy === "newest";
  const { page, next, total } = await (isSearch
    ? listSearched(call, filter, cursor)
    : listFiltered(call, filter, { cursor, orderBy }));
  return { items: page.map((row) => viewTicketRow(row, call)), next, found: cursor === undefined ? total : null };
}

async function listFiltered({ actor, db }: StaffCall<Db>, filter: TicketListFilter, asked: Required<Page>) {
  const { cursor, orderBy } = asked;
  const place = readCursor(placeSchemas[orderBy], cursor);
  const rows = await store.listTickets(db, actor, filter, { orderBy, place, limit: pageSize + 1 });
  const total = place || isWordSearch(filter) ? null : await store.countMatching(db, actor, filter, counted);
  return { ...cutPage(rows, pageSize, (row) => placeOf(orderBy, row)), total };
}

async function listSearched({ actor, db }: StaffCall<Db>, filter: TicketListFilter, cursor: string | undefined) {
  const page = { place: readPageCursor(cursor), limit: pageSize + 1 };
  const { ids, total } = await searchTickets(db, { actor, filter, ...page });
  const rows = ids.length > 0 ? await store.listTicketsByIds(db, actor, ids) : [];
  return { ...cutPage(rows, pageSize, ({ createdAt, id }) => [createdAt, id]), total };
}

export const queryHandlers = handle(tickets, {
  async listTickets(call) {
    const { cursor, orderBy, ...filter } = call.query;
    const named = await readTicketFilter(call.db, call.actor.organisation.id, listFilterOf(filter, call));
    return listPage(call, named, { cursor, orderBy });
  },

  async listMemberTickets(call) {
    const { personId, states, cursor } = call.query;
    return listPage(call, { memberId: personId, states }, { cursor });
  },

  async listPersonTickets(call) {
    const { actor, db, params, query } = call;
    const person = (await findKeptPerson(db, actor.organisation.id, params.personId)) ?? refuse("not_found");
    return listPage(call, { personId: person.id }, { cursor: query.cursor });
  },

  async listHelperTickets(call) {
    return listPage(call, { helperId: call.query.personId }, { cursor: call.query.cursor });
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
