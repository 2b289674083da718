/** Jobs: mailing links, and deleting what has expired. */
import { sweepIdempotency } from "#kernel/idempotency.ts";
import { defineRecurring } from "#kernel/jobs.ts";
import { sendLink } from "./signing-in/index.ts";
import { sweep } from "./store.ts";

const sweeper = defineRecurring({
  name: "accounts.sweep",
  every: { seconds: 3600, for: "platform" },
  heartbeatSeconds: 60,
  async run({ db, now }) {
    await sweep(db, now);
    // The kernel has no jobs of its own.
    await sweepIdempotency(db, now);
  },
});

export const jobs = [sweeper, sendLink];
