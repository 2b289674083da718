/** Reminds of new messages that wait: their assignee, else the default handler, else all who handle messages. */
import type { JobCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { defineRecurring, inBatches } from "#kernel/jobs.ts";
import { notifyWaiting } from "../notify.ts";
import { waitsSince } from "./rules.ts";
import { findDefaultHandler, takeWaiting } from "./store.ts";

const batch = 100;

export const remindOfWaiting = defineRecurring({
  name: "shouts.remind",
  heartbeatSeconds: 30,
  every: { seconds: 3600, offsetSeconds: 900, for: "each_network" },
  run: (call) => inBatches(call, batch, () => call.transact(remind)),
});

async function remind(call: JobCall<Tx>): Promise<number> {
  const { db, network, now } = call;
  if (!network) return 0;
  const waiting = await takeWaiting(db, waitsSince(now, network.timeZone), now, batch);
  for (const shout of waiting)
    await notifyWaiting({ ...call, network }, shout, shout.assigneeId ?? (await findDefaultHandler(db, shout)));
  return waiting.length;
}
