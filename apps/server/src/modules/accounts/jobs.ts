/** What happens later: nothing that is over lies around. */
import { defineRecurring } from "#kernel/jobs.ts";
import { sendLink } from "./links.ts";
import { sweep } from "./store/sweep.ts";

const sweeper = defineRecurring({
  name: "accounts.sweep",
  every: { seconds: 3600, for: "platform" },
  heartbeatSeconds: 60,
  run: ({ db, now }) => sweep(db, now),
});

export const jobs = [sweeper, sendLink];
