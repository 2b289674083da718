/** Copies of merged people go after thirty days; pairs are looked for anew each day, also where nobody was written down. */
import { defineRecurring } from "#kernel/jobs.ts";
import { findDoubles, listIdsAfter } from "../people/index.ts";
import { emptyCopy } from "./emptying.ts";
import { apartSince } from "./parting.ts";
import { lockOldCopies } from "./store/pairs.ts";

const batch = 100;

const forgetMerged = defineRecurring({
  name: "care.forgetMerged",
  heartbeatSeconds: 30,
  every: { seconds: 86_400, offsetSeconds: 10_200, for: "each_network" },
  async run({ now, stopping, transact }) {
    const forgetSome = () =>
      transact(async ({ db }) => {
        const copies = await lockOldCopies(db, apartSince(now), batch);
        for (const { id } of copies) await emptyCopy(db, id, now);
        return copies.length;
      });
    while ((await forgetSome()) === batch && !stopping.aborted);
  },
});

const together = 500;
const lookForDoubles = defineRecurring({
  name: "care.findDoubles",
  heartbeatSeconds: 60,
  every: { seconds: 86_400, offsetSeconds: 11_400, for: "each_network" },
  async run({ db, now, stopping, transact }) {
    let last: string | null = null;
    do {
      const people: { id: string; organisationId: string }[] = await listIdsAfter(db, last, together);
      for (const [organisationId, some] of Map.groupBy(people, (one) => one.organisationId))
        await transact((inside) =>
          findDoubles(
            inside.db,
            organisationId,
            some.map(({ id }) => id),
            now,
          ),
        );
      last = people.length === together ? (people.at(-1)?.id ?? null) : null;
    } while (last !== null && !stopping.aborted);
  },
});

export const jobs = [forgetMerged, lookForDoubles];
