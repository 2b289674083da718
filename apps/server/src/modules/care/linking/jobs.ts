import { linkLimits } from "@stoep/contract/care";
import { defineRecurring } from "#kernel/jobs.ts";
import { deleteOlder } from "./store/requests.ts";

const dayMs = 86_400_000;

/** Questions are kept for as long as whoever said no is left alone; the links stay with the people. */
const forgetRequests = defineRecurring({
  name: "care.forgetLinkRequests",
  heartbeatSeconds: 30,
  every: { seconds: 86_400, offsetSeconds: 12_600, for: "each_network" },
  async run({ now, transact }) {
    const before = new Date(now.getTime() - (linkLimits.waitDays + linkLimits.quietDays) * dayMs);
    await transact(({ db }) => deleteOlder(db, before));
  },
});

export const jobs = [forgetRequests];
