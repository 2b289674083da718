import { defineRecurring, inBatches } from "#kernel/jobs.ts";
import { keptSince } from "./rules.ts";
import { deleteOldApplications } from "./store/retention.ts";

const batch = 500;

/** Six months after the last day to apply, nobody needs to know who applied. */
const expireApplications = defineRecurring({
  name: "vacancies.forgetApplications",
  heartbeatSeconds: 30,
  every: { seconds: 3600, offsetSeconds: 1500, for: "each_network" },
  async run(call) {
    const { db, network, now } = call;
    if (!network) throw new Error("an application belongs to a network");
    const since = keptSince(now, network.timeZone);
    await inBatches(call, batch, () => deleteOldApplications(db, since, batch));
  },
});

export const jobs = [expireApplications];
