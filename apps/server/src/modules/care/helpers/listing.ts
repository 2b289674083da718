/** Lists of helpers, their file, and what they did. S2 §7 supplier */
import { type HelperFilter, type HelperOrder, helperLimits, helpers } from "@stoep/contract/care";
import { Id, Instant } from "@stoep/contract/kernel";
import { instantAt, monthsLater } from "@stoep/contract/publishing";
import { z } from "zod";
import { handle } from "#kernel/module.ts";
import { cutPage, everyRow, OrderText, readCursor } from "#kernel/page.ts";
import { refuse } from "#kernel/refuse.ts";
import { fileRowsMax, listFile } from "#modules/files/index.ts";
import { personName, readsContact, recordReading, tagsOf } from "../people/index.ts";
import { helperFile } from "./files.ts";
import { activeFrom, dayOf, durableFrom, monthOf } from "./rules.ts";
import { type ReadCall, seesOf } from "./showing.ts";
import { findHelper } from "./store/counts.ts";
import { categoriesOf } from "./store/helpers.ts";
import * as store from "./store/lists.ts";
import { viewHelperRow, viewHit } from "./views.ts";

const Count = z.string().regex(/^\d{1,9}$/);
const places: Record<store.By, z.ZodType<string[], unknown>> = {
  name: z.tuple([OrderText, OrderText, Id]),
  since: z.tuple([Instant, Id]),
  helped: z.tuple([Count, Id]),
};
const placeOf: Record<store.By, (row: store.HelperFound) => string[]> = {
  name: ({ nameKey, firstKey }) => [nameKey, firstKey],
  since: ({ helperSince }) => [helperSince.toISOString()],
  helped: ({ helped }) => [String(helped)],
};
const placeIn = (orderBy: HelperOrder) => (row: store.HelperFound) => [
  ...placeOf[store.orderOf(orderBy).by](row),
  row.id,
];

const readerOf = ({ actor, now }: ReadCall): store.Reader => ({
  organisationId: actor.organisation.id,
  readsContact: readsContact(actor),
  activeFrom: activeFrom(now, actor.network.timeZone),
});

/** With what stands beside them in a list. */
async function viewAll({ actor, db, language, now }: ReadCall, rows: readonly store.HelperFound[]) {
  const ids = rows.map(({ id }) => id);
  const categories = await categoriesOf(db, ids, language);
  const tags = await tagsOf(db, ids);
  const { timeZone } = actor.network;
  const shown = { actor, now, readsContact: readsContact(actor), activeFrom: activeFrom(now, timeZone) };
  return rows.map((row) =>
    viewHelperRow(row, { ...shown, categories: categories.get(row.id) ?? [], tags: tags.get(row.id) ?? [] }),
  );
}

const everybody: Omit<HelperFilter, "search"> = {
  kinds: [],
  managements: [],
  statuses: [],
  categoryIds: [],
  neighbourhoodIds: [],
  transports: [],
  tagIds: [],
  excludeSuspended: "no",
  orderBy: "name",
};

const heldTogether = 200;

/** The same rows some at a time, so that what stands beside them is read for many at once. */
async function* batches<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < heldTogether) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

export const listHandlers = handle(helpers, {
  async listHelpers(call) {
    const { db, query } = call;
    const { cursor, ...filter } = query;
    const reader = readerOf(call);
    const place = readCursor(places[store.orderOf(filter.orderBy).by], cursor);
    const size = helperLimits.pageSize;
    const rows = await store.listHelpers(db, reader, filter, place, size + 1);
    const { page, next } = cutPage(rows, size, placeIn(filter.orderBy));
    const found = cursor === undefined ? await store.countHelpers(db, reader, filter) : null;
    return { items: await viewAll(call, page), next, found };
  },

  async exportHelpers(call) {
    const { actor, db, language, now, query } = call;
    const { format, ...filter } = query;
    const reader = readerOf(call);
    await recordReading(call, { what: "export", people: await store.countHelpers(db, reader, filter) });
    const rows = everyRow<store.HelperFound, string[]>(
      (after, limit) => store.listHelpers(db, reader, filter, after, limit),
      placeIn(filter.orderBy),
      { max: fileRowsMax },
    );
    async function* shown() {
      for await (const batch of batches(rows))
        for (const [index, view] of (await viewAll(call, batch)).entries()) {
          const row = batch[index];
          if (row) yield { ...view, row };
        }
    }
    return listFile(helperFile, shown(), { format, language, now, timeZone: actor.network.timeZone });
  },

  async findHelpers(call) {
    const filter = { ...everybody, search: call.query.search };
    const rows = await store.listHelpers(call.db, readerOf(call), filter, null, helperLimits.found);
    return { items: rows.map((row) => viewHit(row, readsContact(call.actor))) };
  },

  summariseHelpers: (call) => store.sumHelpers(call.db, readerOf(call)),

  async listHelperRegions({ actor, db }) {
    const rows = await store.countRegions(db, actor.organisation.id);
    return {
      items: rows.map(({ id, name, helpers: count }) => ({
        neighbourhood: id !== null && name !== null ? { id, name } : null,
        helpers: count,
      })),
    };
  },

  async listHelped({ actor, db, params }) {
    const helper = (await findHelper(db, actor.organisation.id, params.personId)) ?? refuse("not_found");
    const rows = await store.listHelped(db, helper.personId, helperLimits.helped);
    return {
      items: rows.map(({ id, solved, lastAt, ...named }) => ({
        member: { id, name: personName(named) },
        solved,
        lastAt: lastAt.toISOString(),
        isDurable: solved >= durableFrom,
      })),
    };
  },

  async countHelperTickets({ actor, db, now, params }) {
    const helper = (await findHelper(db, actor.organisation.id, params.personId)) ?? refuse("not_found");
    const { timeZone } = actor.network;
    const from = instantAt(monthsLater(monthOf(dayOf(now, timeZone)), -11), "00:00", timeZone);
    const rows = await store.countTickets(db, helper.personId, seesOf(actor), from, timeZone);
    const months = [...new Set(rows.map(({ month }) => month))];
    return {
      items: months.map((month) => ({
        month,
        tickets: rows.filter((row) => row.month === month).map(({ state, total }) => ({ state, total })),
      })),
    };
  },
});
