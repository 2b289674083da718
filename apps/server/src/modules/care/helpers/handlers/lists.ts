/** Lists of helpers, their export, and the tickets they helped with. S2 §7 supplier */

import { type HelperFilter, type HelperOrder, type HelperPage, helperLimits, helpers } from "@stoep/contract/care";
import {
  dayAt,
  Id,
  Instant,
  monthsLater,
  namedReference,
  personName,
  startOfDay,
  startOfMonth,
} from "@stoep/contract/kernel";
import { z } from "zod";
import type { StaffCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, everyRow, inBatches, OrderText, readCursor } from "#kernel/page.ts";
import { refuse } from "#kernel/refuse.ts";
import { fileOptions, fileRowsMax, filtersOf, listFile } from "#modules/files/index.ts";
import {
  findHousemateNames,
  findKeptPerson,
  listTagsByPerson,
  readsContact,
  recordReading,
} from "../../people/index.ts";
import { phoneWriter } from "../../phone.ts";
import { helperFile } from "../export.ts";
import { confidentialAccountOf } from "../presentation.ts";
import { activeFrom, durableDuoMinimum } from "../rules.ts";
import { listExpiredChecks } from "../store/checks.ts";
import { findHelper } from "../store/counters.ts";
import { listCategoriesByHelper } from "../store/helpers.ts";
import * as store from "../store/lists.ts";
import { viewHelperHit, viewHelperRow } from "../views.ts";

const Count = z.string().regex(/^\d{1,9}$/);
const cursorSchemas: Record<store.HelperSortKey, z.ZodType<string[], unknown>> = {
  name: z.tuple([OrderText, OrderText, Id]),
  since: z.tuple([Instant, Id]),
  helped: z.tuple([Count, Id]),
};
const sortKeysOf: Record<store.HelperSortKey, (row: store.HelperListRow) => string[]> = {
  name: ({ nameKey, firstKey }) => [nameKey, firstKey],
  since: ({ helperSince }) => [helperSince.toISOString()],
  helped: ({ helped }) => [String(helped)],
};
const cursorOf = (orderBy: HelperOrder) => (row: store.HelperListRow) => [
  ...sortKeysOf[store.helperOrderOf(orderBy).by](row),
  row.id,
];

const helperReaderOf = ({ actor, now }: StaffCall<Db>): store.HelperReader => ({
  organisationId: actor.organisation.id,
  readsContact: readsContact(actor),
  activeFrom: activeFrom(now, actor.network.timeZone),
});

/** Adds the data that a list shows beside each helper. */
async function viewHelperRows(
  { actor, config, db, language, now }: StaffCall<Db>,
  rows: readonly store.HelperListRow[],
  { sees }: { sees: boolean },
) {
  const ids = rows.map(({ id }) => id);
  const categories = await listCategoriesByHelper(db, ids, language);
  const tags = await listTagsByPerson(db, ids);
  const { timeZone } = actor.network;
  const expired = readsContact(actor) ? await listExpiredChecks(db, ids, dayAt(now, timeZone)) : null;
  const shown = { actor, now, sees, writePhone: await phoneWriter(config), activeFrom: activeFrom(now, timeZone) };
  return rows.map((row) =>
    viewHelperRow(row, {
      ...shown,
      categories: categories.get(row.id) ?? [],
      tags: tags.get(row.id) ?? [],
      expiredChecks: expired && (expired.get(row.id) ?? []),
    }),
  );
}

const noFilter: Omit<HelperFilter, "search"> = {
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

const batchSize = 200;

const viewDuo = ({ solved, lastAt }: { solved: number; lastAt: Date }) => ({
  solved,
  lastAt: lastAt.toISOString(),
  isDurable: solved >= durableDuoMinimum,
});

type ListQuery = HelperFilter & { contact?: "yes" | "no"; cursor?: string };

async function listPage(call: StaffCall<Db>, query: ListQuery): Promise<HelperPage> {
  const { db } = call;
  const { contact, cursor, ...filter } = query;
  const reader = helperReaderOf(call);
  const sees = contact === "yes" && reader.readsContact;
  const place = readCursor(cursorSchemas[store.helperOrderOf(filter.orderBy).by], cursor);
  const size = helperLimits.pageSize;
  const rows = await store.listHelpers(db, reader, filter, place, size + 1);
  const { page, next } = cutPage(rows, size, cursorOf(filter.orderBy));
  const found = cursor === undefined ? await store.countHelpers(db, reader, filter) : null;
  if (sees)
    await recordReading(call, { what: "list", list: "helpers", personIds: page.map(({ id }) => id), query: filter });
  return { items: await viewHelperRows(call, page, { sees }), next, found };
}

export const listHandlers = handle(helpers, {
  listHelpers: (call) => listPage(call, call.query),

  listProfessionalHelpers: (call) => listPage(call, { ...call.query, professional: "yes" }),

  async listAllHelpers(call) {
    const place = readCursor(cursorSchemas.name, call.query.cursor);
    const size = helperLimits.namesPageSize;
    const rows = await store.listHelpers(call.db, helperReaderOf(call), noFilter, place, size + 1);
    const { page, next } = cutPage(rows, size, cursorOf("name"));
    return { items: page.map(viewHelperHit), next };
  },

  async exportHelpers(call) {
    const { db } = call;
    const filter = filtersOf(call.query);
    const reader = helperReaderOf(call);
    const writePhone = await phoneWriter(call.config);
    const personIds = await store.listHelperIds(db, reader, filter, fileRowsMax);
    await recordReading(call, { what: "export", list: "helpers", personIds, query: filter });
    const rows = everyRow<store.HelperListRow, string[]>(
      (after, limit) => store.listHelpers(db, reader, filter, after, limit),
      cursorOf(filter.orderBy),
      { max: fileRowsMax },
    );
    async function* shown() {
      for await (const batch of inBatches(rows, batchSize)) {
        const housemates = await findHousemateNames(db, batch);
        for (const [index, view] of (await viewHelperRows(call, batch, { sees: true })).entries()) {
          const row = batch[index];
          if (row) yield { ...view, row, housemates: housemates.get(row.id) ?? "" };
        }
      }
    }
    return listFile(helperFile(writePhone), shown(), await fileOptions(call));
  },

  async findHelpers(call) {
    const filter = { ...noFilter, search: call.query.search };
    const rows = await store.listHelpers(call.db, helperReaderOf(call), filter, null, helperLimits.found);
    return { items: rows.map(viewHelperHit) };
  },

  summariseHelpers: (call) => store.countHelpersByStatus(call.db, helperReaderOf(call)),

  async listHelperRegions({ actor, db }) {
    const rows = await store.countRegions(db, actor.organisation.id);
    return {
      items: rows.map(({ id, name, helpers: count }) => ({
        neighbourhood: namedReference(id, name),
        helpers: count,
      })),
    };
  },

  async listHelped({ actor, db, params }) {
    const helper = (await findHelper(db, actor.organisation.id, params.personId)) ?? refuse("not_found");
    const rows = await store.listHelpedMembers(db, helper.personId, helperLimits.helped);
    return {
      items: rows.map(({ id, ...duo }) => ({ member: { id, name: personName(duo) }, ...viewDuo(duo) })),
    };
  },

  async listHelpersOfMember({ actor, db, params }) {
    const member = (await findKeptPerson(db, actor.organisation.id, params.personId)) ?? refuse("not_found");
    const rows = await store.listHelpersOfMember(db, member.id, helperLimits.helped);
    return {
      items: rows.map(({ id, ...duo }) => ({ helper: { id, name: personName(duo) }, ...viewDuo(duo) })),
    };
  },

  async countHelperTickets({ actor, db, now, params }) {
    const helper = (await findHelper(db, actor.organisation.id, params.personId)) ?? refuse("not_found");
    const { timeZone } = actor.network;
    const from = startOfDay(monthsLater(startOfMonth(dayAt(now, timeZone)), -11), timeZone);
    const rows = await store.countTicketsByMonth(db, helper.personId, confidentialAccountOf(actor), from, timeZone);
    const months = [...new Set(rows.map(({ month }) => month))];
    return {
      items: months.map((month) => ({
        month,
        tickets: rows.filter((row) => row.month === month).map(({ state, total }) => ({ state, total })),
      })),
    };
  },
});
