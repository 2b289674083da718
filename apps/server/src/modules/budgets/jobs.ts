/** Scheduled work: what was voted about in projects that nobody can restore goes with them. */
import { defineRecurring, inBatches } from "#kernel/jobs.ts";
import { restorableSince } from "#modules/publishing/index.ts";
import { deleteRoundsOfDeleted } from "./store/content.ts";

const batch = 20;

/** Rounds of projects deleted 30 days ago. */
const deleteRounds = defineRecurring({
  name: "budgets.deleteRounds",
  heartbeatSeconds: 30,
  every: { seconds: 3600, offsetSeconds: 3300, for: "each_network" },
  run: (call) =>
    inBatches(call, batch, () =>
      call.transact(({ db, now }) => deleteRoundsOfDeleted(db, restorableSince(now), batch)),
    ),
});

export const jobs = [deleteRounds];
