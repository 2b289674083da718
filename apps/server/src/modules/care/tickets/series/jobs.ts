import { defineRecurring } from "#kernel/jobs.ts";
import { createNextOccurrence, lastDueDay } from "./create.ts";
import { listDueSeries } from "./store.ts";

const batch = 200;

/** Creates the tickets of series for the next two weeks, each in its own transaction. */
const createDueOccurrences = defineRecurring({
  name: "care.repeatHelp",
  heartbeatSeconds: 30,
  every: { seconds: 3600, offsetSeconds: 300, for: "each_network" },
  async run({ network, now, db, stopping, transact }) {
    if (!network) throw new Error("a series belongs to a network");
    for (let due: string[] = []; !stopping.aborted; ) {
      due = await listDueSeries(db, lastDueDay(now, network.timeZone), batch);
      for (const seriesId of due)
        if (!stopping.aborted)
          await transact((scope) =>
            createNextOccurrence({ ...scope, network, accountId: null, personId: null }, seriesId),
          );
      if (due.length === 0) return;
    }
  },
});

export const seriesJobs = [createDueOccurrences];
