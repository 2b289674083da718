import { daysLeft, overviewPageSize, participation, projectKinds, timingOf } from "@stoep/contract/participation";
import { peopleCount, peopleTotal } from "@stoep/contract/people-count";
import type { StaffCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { countPeopleByProject, countPeopleOf } from "../people/index.ts";
import { phaseToday, todayIn } from "../projects/index.ts";
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
    const { db, query } = call;
    const reader = readerOf(call);
    const totalCount = await store.countItems(db, reader, query.type);
    const rows = await store.listItems(db, reader, { ...query, limit: overviewPageSize });
    const people = new Map(
      (
        await countPeopleByProject(
          db,
          rows.map(({ id }) => id),
        )
      ).map((one) => [one.projectId, one.people]),
    );
    return {
      items: rows.map((row) => viewItem(row, people.get(row.id) ?? 0, reader.today)),
      pageCount: Math.ceil(totalCount / overviewPageSize),
      totalCount,
    };
  },
});

const readerOf = ({ actor, now }: StaffCall<Db>) => ({
  organisationId: actor.organisation.id,
  today: todayIn({ now, timeZone: actor.network.timeZone }),
});

/** Those without any too, in their order. */
async function listTypes(call: StaffCall<Db>) {
  const rows = await store.countByType(call.db, readerOf(call));
  return projectKinds.map((type) => rows.find((row) => row.type === type) ?? { type, published: 0, active: 0 });
}

function viewItem({ phases, endedAt, isPhased, ...row }: store.ItemRow, people: number, today: string) {
  const span = { startsOn: row.startsOn ?? today, endsOn: row.endsOn ?? today };
  const isEnded = endedAt !== null;
  const timing = timingOf(span, today, isEnded);
  return {
    ...row,
    ...span,
    timing,
    daysLeft: daysLeft(span, today, isEnded),
    phase: isPhased ? phaseToday(timing, phases, today) : null,
    participants: peopleCount(people),
  };
}
