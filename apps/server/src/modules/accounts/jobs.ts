/** Jobs: mailing links, and deleting what has expired. */
import { sweepIdempotency } from "#kernel/idempotency.ts";
import { defineRecurring } from "#kernel/jobs.ts";
import { sendLink } from "./sign-in/index.ts";
import { deleteExpiredRows } from "./store/expiry.ts";

const sweepExpired = defineRecurring({
  name: "accounts.sweep",
  every: { seconds: 3600, for: "platform" },
  heartbeatSeconds: 60,
  async run({ db, now }) {
    await deleteExpiredRows(db, now);
    // The kernel has no jobs of its own.
    await sweepIdempotency(db, now);
  },
});

export const jobs = [sweepExpired, sendLink];
