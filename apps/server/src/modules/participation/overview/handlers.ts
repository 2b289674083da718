import {
  daysLeft,
  type OverviewItem,
  overviewPageSize,
  participation,
  projectKinds,
  timingOf,
} from "@stoep/contract/participation";
import { peopleTotal } from "@stoep/contract/people-count";
import type { StaffCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { fileOptions, fileRowsMax, listFile } from "#modules/files/index.ts";
import { countPeopleIn, countPeopleOf } from "../people/index.ts";
import { phaseToday, todayIn } from "../projects/index.ts";
import { overviewFile } from "./spreadsheet.ts";
import * as store from "./store.ts";

export const overviewHandlers = handle(participation, {
  async getParticipationOverview(call) {
    const { actor, db, now } = call;
    const organisationId = actor.organisation.id;
    const { people, at } = await countPeopleOf(db, organisationId, now);
    return {
      participants: peopleTotal(people),
      participantsAt: at.toISOString(),
      types: await listTypes(call),
      ...(await store.countPosts(db, organisationId)),
      at: now.toISOString(),
    };
  },

  async listItemTypes(call) {
    return { items: await listTypes(call) };
  },

  async listOverviewItems(call) {
    const { db, now, query } = call;
    const totalCount = await store.countItems(db, readerOf(call), query.type);
    const { items, participantsAt } = await loadItems(call, { ...query, limit: overviewPageSize });
    return {
      items,
      participantsAt: participantsAt.toISOString(),
      at: now.toISOString(),
      pageCount: Math.ceil(totalCount / overviewPageSize),
      totalCount,
    };
  },

  async exportOverviewItems(call) {
    const { type } = call.query;
    async function* items() {
      for (let page = 0; page * fileBatch < fileRowsMax; page++) {
        const { items: batch } = await loadItems(call, { type, page, limit: fileBatch });
        yield* batch;
        if (batch.length < fileBatch) return;
      }
    }
    return listFile(overviewFile, items(), await fileOptions(call));
  },
});

/** Rows of a file that are read together. */
const fileBatch = 200;

/** `participantsAt`: when the oldest of the counts was made. */
async function loadItems(call: StaffCall<Db>, wanted: Parameters<typeof store.listItems>[2]) {
  const reader = readerOf(call);
  const rows = await store.listItems(call.db, reader, wanted);
  const ids = rows.map(({ id }) => id);
  const counts = await countPeopleIn(call.db, ids, call.now);
  const moments = [call.now, ...Array.from(counts.values(), ({ at }) => at)].map((at) => at.getTime());
  return {
    items: rows.map((row) => viewItem(row, counts.get(row.id)?.people ?? [], reader.today)),
    participantsAt: new Date(Math.min(...moments)),
  };
}

const readerOf = ({ actor, now }: StaffCall<Db>) => ({
  organisationId: actor.organisation.id,
  today: todayIn({ now, timeZone: actor.network.timeZone }),
});

/** Those without any too, in their order. */
async function listTypes(call: StaffCall<Db>) {
  const rows = await store.countByType(call.db, readerOf(call));
  return projectKinds.map((type) => rows.find((row) => row.type === type) ?? { type, published: 0, active: 0 });
}

/** `people`: of each place one number, as the project's own page counts them. */
function viewItem(
  { phases, endedAt, isPhased, ...row }: store.ItemRow,
  people: readonly number[],
  today: string,
): OverviewItem {
  const span = { startsOn: row.startsOn ?? today, endsOn: row.endsOn ?? today };
  const isEnded = endedAt !== null;
  const timing = timingOf(span, today, isEnded);
  return {
    ...row,
    ...span,
    timing,
    daysLeft: daysLeft(span, today, isEnded),
    phase: isPhased ? phaseToday(timing, phases, today) : null,
    participants: peopleTotal(people),
  };
}
