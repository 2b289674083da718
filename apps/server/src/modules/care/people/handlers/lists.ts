/** Lists of members, and suggestions while a colleague types. S2 §7 */
import { type PersonHit, people, peopleLimits } from "@stoep/contract/care";
import type { StaffCall } from "#kernel/call.ts";
import { homeCountry } from "#kernel/config.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, readCursor } from "#kernel/page.ts";
import { addressLabel, findAddressHits } from "#modules/neighbourhoods/index.ts";
import { parsePhone, phoneWriter } from "../../phone.ts";
import { cursorOf, cursorSchemas, memberReaderOf } from "../member-list.ts";
import { readsContact } from "../policy.ts";
import { recordReading } from "../reading-log.ts";
import { countDuplicates } from "../store/duplicates.ts";
import { countMembers, countMembersByLevel, listHitsWhileTyping, listMembers, memberOrderOf } from "../store/lists.ts";
import { listByContact } from "../store/people.ts";
import { listTagsByPerson } from "../store/tags.ts";
import { viewMemberRow, viewPersonHit } from "../views.ts";

const { pageSize, found: mostFound } = peopleLimits;

async function listHits(
  call: StaffCall<Db>,
  search: string,
  only: { isMember: boolean },
): Promise<{ items: PersonHit[] }> {
  const rows = await listHitsWhileTyping(call.db, memberReaderOf(call), search, only, mostFound);
  return { items: rows.map(viewPersonHit) };
}

export const listHandlers = handle(people, {
  async findCareAddresses({ db, query }) {
    const found = await findAddressHits(db, query.search);
    return {
      items: found.map(({ id, longitude, latitude, ...row }) => ({
        id,
        label: addressLabel(row),
        longitude,
        latitude,
      })),
    };
  },

  findPeople: (call) => listHits(call, call.query.search, { isMember: false }),
  queryMembers: (call) => listHits(call, call.query.search, { isMember: true }),

  async findSamePerson({ actor, config, db, query }) {
    const phone = query.phone ? await parsePhone(query.phone, homeCountry(config)) : null;
    const rows = await listByContact(db, actor.organisation.id, {
      email: query.email ?? null,
      phone: phone?.phone ?? null,
    });
    return { items: rows.map(viewPersonHit) };
  },

  async listMembers(call) {
    const { actor, db, now, query } = call;
    const { contact, cursor, ...filter } = query;
    const reader = memberReaderOf(call);
    const sees = contact === "yes" && reader.readsContact;
    const place = readCursor(cursorSchemas[memberOrderOf(filter.orderBy).by], cursor);
    const rows = await listMembers(db, reader, filter, place, pageSize + 1);
    const { page, next } = cutPage(rows, pageSize, cursorOf(filter.orderBy));
    const personIds = page.map(({ id }) => id);
    if (sees) await recordReading(call, { what: "list", list: "members", personIds, query: filter });
    const tags = await listTagsByPerson(db, personIds);
    const { since } = reader;
    const writePhone = await phoneWriter(call.config);
    return {
      items: page.map((row) =>
        viewMemberRow(row, { actor, now, tags: tags.get(row.id) ?? [], since, sees, writePhone }),
      ),
      next,
      found: cursor === undefined ? await countMembers(db, reader, filter) : null,
    };
  },

  async summariseMembers(call) {
    const { actor, db } = call;
    const doubles = readsContact(actor) ? await countDuplicates(db, actor.organisation.id) : 0;
    return { ...(await countMembersByLevel(db, memberReaderOf(call))), doubles };
  },
});
