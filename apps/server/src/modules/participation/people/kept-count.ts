/**
 * Who took part in all that an organisation asks, and in each of its projects: counted at once for most, and every ten minutes where that
 * reads very much.
 */
import { hourMs, sumOf } from "@stoep/contract/kernel";
import type { JobCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { defineRecurring } from "#kernel/jobs.ts";
import {
  deleteCounts,
  findCount,
  listCounts,
  listOrganisations,
  listProjectIds,
  storeCount,
  storeCountsIn,
} from "./store/kept-count.ts";
import { countPeopleByPlaceOf, listPeopleByPlace } from "./store/people.ts";

/** Nothing is kept of an organisation in which fewer people took part. */
export const keptFrom = 1000;
/** Where no job has run for that long, people are counted at once. */
const keptForMs = hourMs;
const oldestAt = (now: Date): Date => new Date(now.getTime() - keptForMs);

export interface CountedPeople {
  /** Of each place one number. */
  people: number[];
  at: Date;
}

export async function countPeopleOf(db: Db, organisationId: string, now: Date): Promise<CountedPeople> {
  const kept = await findCount(db, organisationId, oldestAt(now));
  return kept ?? { people: await countNow(db, organisationId), at: now };
}

/** Of each of these projects. Those of which nothing is kept are counted now. */
export async function countPeopleIn(
  db: Db,
  projectIds: readonly string[],
  now: Date,
): Promise<Map<string, CountedPeople>> {
  const kept = await listCounts(db, projectIds, oldestAt(now));
  const counts = new Map<string, CountedPeople>(kept.map((one) => [one.projectId, one]));
  const others = projectIds.filter((id) => !counts.has(id));
  for (const one of await countNowIn(db, others)) counts.set(one.projectId, { people: one.people, at: now });
  return counts;
}

const countNow = async (db: Db, organisationId: string): Promise<number[]> =>
  (await countPeopleByPlaceOf(db, organisationId)).map(({ people }) => people);

async function countNowIn(db: Db, projectIds: readonly string[]) {
  const rows = projectIds.length > 0 ? await listPeopleByPlace(db, projectIds) : [];
  const places = Map.groupBy(rows, ({ projectId }) => projectId);
  return projectIds.map((projectId) => ({
    projectId,
    people: (places.get(projectId) ?? []).map(({ people }) => people),
  }));
}

async function keepCount({ db, now, stopping }: JobCall, organisationId: string): Promise<void> {
  const people = await countNow(db, organisationId);
  if (sumOf(people, (one) => one) < keptFrom) {
    await deleteCounts(db, organisationId);
    return;
  }
  await storeCount(db, { organisationId, people, countedAt: now });
  let after: string | null = null;
  while (!stopping.aborted) {
    const batch = await listProjectIds(db, organisationId, after, countedTogether);
    const ids = batch.map(({ id }) => id);
    if (ids.length === 0) return;
    const counts = await countNowIn(db, ids);
    await storeCountsIn(
      db,
      counts.map((one) => ({ ...one, countedAt: now })),
    );
    after = ids.at(-1) ?? null;
  }
}

/** Projects that one statement counts. */
const countedTogether = 100;

export const countPeople = defineRecurring({
  name: "participation.countPeople",
  heartbeatSeconds: 30,
  every: { seconds: 600, offsetSeconds: 240, for: "each_network" },
  async run(call: JobCall) {
    for (const { organisationId } of await listOrganisations(call.db)) {
      if (call.stopping.aborted) return;
      await keepCount(call, organisationId);
    }
  },
});
