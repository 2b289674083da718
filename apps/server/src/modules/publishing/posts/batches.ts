/**
 * Work about a message that reaches a city, done some neighbourhoods at a time, so that residents who open the feed meanwhile do not
 * wait.
 */
import { setTimeout as pause } from "node:timers/promises";
import type { JobCall } from "#kernel/call.ts";

/** Neighbourhoods per transaction: about 4,000 people in a city of 200,000. */
const batchSize = 10;

/**
 * Milliseconds to wait before the next batch. Writing a batch keeps one core busy, and residents who open the feed then wait; a
 * pause half as long again leaves them more than half of that core. Limited, so that an alert gets out on a busy machine too.
 */
const pauseAfter = (tookMs: number): number => Math.min(1.5 * tookMs, 400);

/** Returns false when the server stops in between: the caller then enqueues the rest. */
export async function inNeighbourhoodBatches(
  { stopping }: Pick<JobCall, "stopping">,
  neighbourhoodIds: readonly string[],
  work: (some: string[]) => Promise<void>,
): Promise<boolean> {
  let tookMs = 0;
  for (let start = 0; start < neighbourhoodIds.length; start += batchSize) {
    if (start > 0) await pause(pauseAfter(tookMs));
    if (stopping.aborted) return false;
    const began = performance.now();
    await work(neighbourhoodIds.slice(start, start + batchSize));
    tookMs = performance.now() - began;
  }
  return true;
}
