/** Reminds editors once of each idea that has waited three working days to be read. */
import { ideaLimits } from "@stoep/contract/participation";
import type { JobCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { defineRecurring, inBatches } from "#kernel/jobs.ts";
import { workingDaysBefore } from "#kernel/working-days.ts";
import { notifyWaiting } from "./notify.ts";
import { takeWaiting } from "./store/reminder.ts";

const batch = 100;

const remindOfIdeas = defineRecurring({
  name: "participation.remindOfIdeas",
  heartbeatSeconds: 30,
  every: { seconds: 3600, offsetSeconds: 1200, for: "each_network" },
  run: (call) => inBatches(call, batch, () => call.transact(remind)),
});

async function remind(call: JobCall<Tx>): Promise<number> {
  const { db, network, now } = call;
  if (!network) return 0;
  const since = workingDaysBefore(now, network.timeZone, ideaLimits.readWithinWorkingDays);
  const waiting = await takeWaiting(db, since, now, batch);
  for (const idea of waiting) await notifyWaiting({ ...call, network }, idea);
  return waiting.length;
}

export const jobs = [remindOfIdeas];
