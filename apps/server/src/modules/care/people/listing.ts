/** Lists of members, and people found while somebody types. S2 §7 */
import { type MemberOrder, type PersonHit, people, peopleLimits } from "@stoep/contract/care";
import { Id, Instant } from "@stoep/contract/kernel";
import { z } from "zod";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, OrderText, readCursor } from "#kernel/page.ts";
import { addressLabel, hitsOf } from "#modules/neighbourhoods/index.ts";
import { readPhone } from "../phone.ts";
import { readsContact } from "./policy.ts";
import { activeSince } from "./rules.ts";
import { countDoubles } from "./store/doubles.ts";
import {
  type By,
  countMembers,
  findTyped,
  listMembers,
  type MemberFound,
  orderOf,
  type Reader,
  sumMembers,
} from "./store/lists.ts";
import { listSame } from "./store/people.ts";
import { tagsOf } from "./store/tags.ts";
import { viewHit, viewMemberRow } from "./views.ts";
import type { Call } from "./writing.ts";

const { pageSize, found: mostFound } = peopleLimits;

const Count = z.string().regex(/^\d{1,9}$/);
const places: Record<By, z.ZodType<string[], unknown>> = {
  name: z.tuple([OrderText, OrderText, Id]),
  joined: z.tuple([Instant, Id]),
  tickets: z.tuple([Count, Id]),
  solved: z.tuple([Count, Id]),
  "last-ticket": z.tuple([z.union([Instant, z.literal("-infinity")]), Id]),
};
const placeOf: Record<By, (row: MemberFound) => string[]> = {
  name: ({ lastKey, firstKey }) => [lastKey, firstKey],
  joined: ({ joinedAt }) => [joinedAt.toISOString()],
  tickets: ({ tickets }) => [String(tickets)],
  solved: ({ solved }) => [String(solved)],
  "last-ticket": ({ lastTicketAt }) => [lastTicketAt?.toISOString() ?? "-infinity"],
};
export const placeIn = (orderBy: MemberOrder) => (row: MemberFound) => [...placeOf[orderOf(orderBy).by](row), row.id];

export const readerOf = ({ actor, now }: Call<Db>): Reader => ({
  organisationId: actor.organisation.id,
  readsContact: readsContact(actor),
  since: activeSince(now, actor.network.timeZone),
});

async function hits(call: Call<Db>, search: string, only: { isMember: boolean }): Promise<{ items: PersonHit[] }> {
  const rows = await findTyped(call.db, readerOf(call), search, only, mostFound);
  return { items: rows.map((row) => viewHit(row, readsContact(call.actor))) };
}

export const listHandlers = handle(people, {
  async findCareAddresses({ db, query }) {
    const found = await hitsOf(db, query.search);
    return {
      items: found.map(({ id, longitude, latitude, ...row }) => ({
        id,
        label: addressLabel(row),
        longitude,
        latitude,
      })),
    };
  },

  findPeople: (call) => hits(call, call.query.search, { isMember: false }),
  queryMembers: (call) => hits(call, call.query.search, { isMember: true }),

  async findSamePerson({ actor, config, db, query }) {
    const phone = query.phone ? await readPhone(query.phone, config.textCountries[0] ?? "BE") : null;
    const rows = await listSame(db, actor.organisation.id, {
      email: query.email ?? null,
      phone: phone?.phone ?? null,
    });
    return { items: rows.map((row) => viewHit(row, true)) };
  },

  async listMembers(call) {
    const { actor, db, now, query } = call;
    const { cursor, ...filter } = query;
    const reader = readerOf(call);
    const place = readCursor(places[orderOf(filter.orderBy).by], cursor);
    const rows = await listMembers(db, reader, filter, place, pageSize + 1);
    const { page, next } = cutPage(rows, pageSize, placeIn(filter.orderBy));
    const tags = await tagsOf(
      db,
      page.map(({ id }) => id),
    );
    const { since } = reader;
    return {
      items: page.map((row) => viewMemberRow(row, { actor, now, tags: tags.get(row.id) ?? [], since })),
      next,
      found: cursor === undefined ? await countMembers(db, reader, filter) : null,
    };
  },

  async summariseMembers(call) {
    const { actor, db } = call;
    const doubles = readsContact(actor) ? await countDoubles(db, actor.organisation.id) : 0;
    return { ...(await sumMembers(db, readerOf(call))), doubles };
  },
});
