import { defineRecurring } from "#kernel/jobs.ts";
import { retentionLimits } from "./rules.ts";
import { expireDetails } from "./store/retention.ts";

const batch = 500;

/** Deletes what colleagues noted, some time after the shout is over. D §5 */
const expireShoutDetails = defineRecurring({
  name: "shouts.tidy",
  heartbeatSeconds: 30,
  every: { seconds: 3600, offsetSeconds: 2100, for: "each_network" },
  async run({ network, now, stopping, transact }) {
    if (!network) throw new Error("a message of a resident belongs to a network");
    let tidied = batch;
    while (tidied >= batch && !stopping.aborted)
      tidied = await transact(({ db }) => expireDetails(db, retentionLimits(now), now, batch));
  },
});

export const jobs = [expireShoutDetails];
