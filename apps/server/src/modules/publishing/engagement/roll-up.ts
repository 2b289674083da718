/** Rolls up the figures that lists read: soon after a message went live, and hourly. S1 §9 */
import { dayMs, hourMs } from "@stoep/contract/kernel";
import type { JobCall } from "#kernel/call.ts";
import { defineRecurring } from "#kernel/jobs.ts";
import { notifyReached } from "../posts/index.ts";
import { listNeverRolledUp, listToRollUp, rollUp } from "./store/statistics.ts";

const batchSize = 500;

/** For all messages that went live since the last run, so that publishing does not wait for it; then their readers are notified. */
export const rollUpFresh = defineRecurring({
  name: "publishing.rollUpFresh",
  heartbeatSeconds: 30,
  every: { seconds: 30, for: "each_network" },
  async run(call) {
    for (let ids = [""]; ids.length > 0; ) {
      ids = await listNeverRolledUp(call.db, batchSize);
      if (ids.length === 0) return;
      await call.transact(async ({ db, now, enqueue }) => {
        await rollUp(db, ids, now);
        for (const postId of ids) await enqueue(notifyReached, { postId });
      });
    }
  },
});

/** S1 §9: views are updated hourly. Looks back over three runs, so that a missed one does no harm. */
export const rollUpHourly = defineRecurring({
  name: "publishing.rollUpHourly",
  heartbeatSeconds: 30,
  every: { seconds: 3600, for: "each_network" },
  run: (call) => rollUpSince(call, new Date(call.now.getTime() - 3 * hourMs)),
});

/** Rolls up messages of the last 30 days, and those touched since that time. */
export async function rollUpSince(call: Pick<JobCall, "db" | "now" | "transact">, touchedSince: Date): Promise<void> {
  const youngerThan = new Date(Math.min(call.now.getTime() - 30 * dayMs, touchedSince.getTime()));
  for (let afterId: string | null = null; ; ) {
    const ids: string[] = await listToRollUp(call.db, { youngerThan, touchedSince, afterId, limit: batchSize });
    if (ids.length > 0) await call.transact(({ db, now }) => rollUp(db, ids, now));
    if (ids.length < batchSize) return;
    afterId = ids.at(-1) ?? null;
  }
}
