/** Who took part in all that an organisation asks: counted at once for most, and every ten minutes where that reads very much. */
import { hourMs, sumOf } from "@stoep/contract/kernel";
import type { JobCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { defineRecurring } from "#kernel/jobs.ts";
import { deleteCount, findCount, listOrganisations, storeCount } from "./store/kept-count.ts";
import { countPeopleByPlaceOf } from "./store/people.ts";

/** Counts of fewer people are not kept. */
export const keptFrom = 1000;
/** Where no job has run for that long, people are counted at once. */
const keptForMs = hourMs;

export interface CountedPeople {
  /** Of each place one number. */
  people: number[];
  at: Date;
}

export async function countPeopleOf(db: Db, organisationId: string, now: Date): Promise<CountedPeople> {
  const kept = await findCount(db, organisationId, new Date(now.getTime() - keptForMs));
  return kept ?? { people: await countNow(db, organisationId), at: now };
}

const countNow = async (db: Db, organisationId: string): Promise<number[]> =>
  (await countPeopleByPlaceOf(db, organisationId)).map(({ people }) => people);

async function keepCount(db: Db, organisationId: string, countedAt: Date): Promise<void> {
  const people = await countNow(db, organisationId);
  if (sumOf(people, (one) => one) < keptFrom) {
    await deleteCount(db, organisationId);
    return;
  }
  await storeCount(db, { organisationId, people, countedAt });
}

export const countPeople = defineRecurring({
  name: "participation.countPeople",
  heartbeatSeconds: 30,
  every: { seconds: 600, offsetSeconds: 240, for: "each_network" },
  async run({ db, now, stopping }: JobCall) {
    for (const { organisationId } of await listOrganisations(db)) {
      if (stopping.aborted) return;
      await keepCount(db, organisationId, now);
    }
  },
});
