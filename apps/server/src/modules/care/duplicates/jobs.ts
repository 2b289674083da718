/** Erases copies of merged people after thirty days, and looks for new pairs every day, even if nobody was changed. */
import { daySeconds } from "@stoep/contract/kernel";
import { defineRecurring, inBatches } from "#kernel/jobs.ts";
import { listPersonIdsAfter, refreshDuplicates } from "../people/index.ts";
import { eraseCopy } from "./erasure.ts";
import { lockExpiredCopies } from "./store/pairs.ts";
import { unmergeableSince } from "./unmerge.ts";

const batch = 100;

const eraseMergedCopies = defineRecurring({
  name: "care.forgetMerged",
  heartbeatSeconds: 30,
  every: { seconds: daySeconds, offsetSeconds: 10_200, for: "each_network" },
  run: (call) =>
    inBatches(call, batch, () =>
      call.transact(async (inside) => {
        const copies = await lockExpiredCopies(inside.db, unmergeableSince(call.now), batch);
        for (const { id } of copies) await eraseCopy(inside, id);
        return copies.length;
      }),
    ),
});

const batchSize = 500;
const refreshAllDuplicates = defineRecurring({
  name: "care.findDoubles",
  heartbeatSeconds: 60,
  every: { seconds: daySeconds, offsetSeconds: 11_400, for: "each_network" },
  async run({ db, now, stopping, transact }) {
    let last: string | null = null;
    do {
      const people: { id: string; organisationId: string }[] = await listPersonIdsAfter(db, last, batchSize);
      for (const [organisationId, some] of Map.groupBy(people, (one) => one.organisationId))
        await transact((inside) =>
          refreshDuplicates(
            inside.db,
            organisationId,
            some.map(({ id }) => id),
            now,
          ),
        );
      last = people.length === batchSize ? (people.at(-1)?.id ?? null) : null;
    } while (last !== null && !stopping.aborted);
  },
});

export const jobs = [eraseMergedCopies, refreshAllDuplicates];
