/** Figures that lists read, made from what happened: once when a message goes live, and hourly. S1 §9 */
import { Id } from "@stoep/contract/kernel";
import { z } from "zod";
import type { JobCall } from "#kernel/call.ts";
import { defineJob, defineRecurring } from "#kernel/jobs.ts";
import { listChanged, rollUp } from "./store/statistics.ts";

const hour = 3_600_000;

export const rollUpPost = defineJob({
  name: "publishing.rollUpPost",
  payload: z.object({ postId: Id }),
  retries: 3,
  heartbeatSeconds: 30,
  run: ({ postId }, call) => call.transact(({ db, now }) => rollUp(db, [postId], now)),
});

/** S1 §9: views are updated hourly. Looks back over three turns, so that a lost one does no harm. */
export const rollUpHourly = defineRecurring({
  name: "publishing.rollUpHourly",
  heartbeatSeconds: 30,
  every: { seconds: 3600, for: "each_network" },
  run: (call) => rollUpSince(call, new Date(call.now.getTime() - 3 * hour)),
});

const batchSize = 500;

/** Figures of messages of the last 30 days, and of those that something happened to since. */
export async function rollUpSince(call: Pick<JobCall, "db" | "now" | "transact">, touchedSince: Date): Promise<void> {
  const youngerThan = new Date(Math.min(call.now.getTime() - 30 * 24 * hour, touchedSince.getTime()));
  for (let afterId: string | null = null; ; ) {
    const ids: string[] = await listChanged(call.db, { youngerThan, touchedSince, afterId, limit: batchSize });
    if (ids.length > 0) await call.transact(({ db, now }) => rollUp(db, ids, now));
    if (ids.length < batchSize) return;
    afterId = ids.at(-1) ?? null;
  }
}
