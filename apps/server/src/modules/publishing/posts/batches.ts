/** Work about a message that reaches a city: some neighbourhoods at a time, so that whoever opens the feed meanwhile is not kept waiting. */
import { setTimeout as pause } from "node:timers/promises";
import type { JobCall } from "#kernel/call.ts";

/** Neighbourhoods per transaction: about 4,000 people in a city of 200,000. */
const batchSize = 10;

/**
 * Milliseconds to wait before the next batch. While a batch is written it keeps one core busy, and whoever opens the feed then waits;
 * a wait half as long again leaves them more than half of that core. Limited, so that an alert gets out on a busy machine too.
 */
const pauseAfter = (tookMs: number): number => Math.min(1.5 * tookMs, 400);

/** Returns false when the server stops in between: the caller hands the work over. */
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
