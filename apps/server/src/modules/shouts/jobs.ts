import { defineRecurring } from "#kernel/jobs.ts";
import { keptSince } from "./rules.ts";
import { tidyOld } from "./store/keeping.ts";

const batch = 500;

/** Once nobody works on it any more, nobody needs what colleagues said among themselves. D §5 */
const tidy = defineRecurring({
  name: "shouts.tidy",
  heartbeatSeconds: 30,
  every: { seconds: 3600, offsetSeconds: 2100, for: "each_network" },
  async run({ network, now, stopping, transact }) {
    if (!network) throw new Error("a message of a resident belongs to a network");
    let tidied = batch;
    while (tidied >= batch && !stopping.aborted)
      tidied = await transact(({ db }) => tidyOld(db, keptSince(now), now, batch));
  },
});

export const jobs = [tidy];
