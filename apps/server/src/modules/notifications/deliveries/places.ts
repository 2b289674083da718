/** The places of a run, each of which hands over one delivery at a time. */
import { setTimeout as sleep } from "node:timers/promises";

/** How long a place without work waits before it looks again. */
export const lookMs = 1_000;

interface Places<T> {
  /** For each place, where it takes its next one from. */
  sources: (() => Promise<T | undefined>)[];
  work(one: T): Promise<void>;
  /** Whether no further one is to be begun. */
  isOver(): boolean;
}

/**
 * Works until all places are without work at the same time, or it is over. While one of them is busy the others look again and again:
 * nothing that comes meanwhile waits for the slowest. When one fails, the others finish what they have. @throws what it threw
 */
export async function fillPlaces<T>({ sources, work, isOver }: Places<T>): Promise<void> {
  const ended = new AbortController();
  let idle = 0;
  const fill = async (next: () => Promise<T | undefined>) => {
    while (!ended.signal.aborted && !isOver()) {
      const one = await next();
      if (one !== undefined) {
        await work(one);
        continue;
      }
      idle += 1;
      if (idle === sources.length) return;
      await sleep(lookMs, undefined, { signal: ended.signal }).catch(() => {});
      idle -= 1;
    }
  };
  const ends = await Promise.allSettled(sources.map((next) => fill(next).finally(() => ended.abort())));
  const failed = ends.find((end) => end.status === "rejected");
  if (failed) throw failed.reason;
}
