import { defineRecurring, inBatches } from "#kernel/jobs.ts";
import { remindOfWaiting } from "./defaults/index.ts";
import { retentionLimits } from "./rules.ts";
import { expireDetails } from "./store/retention.ts";

const batch = 500;

/** Deletes what colleagues noted, some time after the shout is over. D §5 */
const expireShoutDetails = defineRecurring({
  name: "shouts.tidy",
  heartbeatSeconds: 30,
  every: { seconds: 3600, offsetSeconds: 2100, for: "each_network" },
  run: (call) =>
    inBatches(call, batch, () =>
      call.transact(({ db }) => expireDetails(db, retentionLimits(call.now), call.now, batch)),
    ),
});

export const jobs = [expireShoutDetails, remindOfWaiting];
