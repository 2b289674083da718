/**
 * Everything that happens later. A job is a wake-up call that carries ids; the state is in our tables. It is enqueued by the
 * transaction that makes it necessary, runs at least once, and is idempotent. When its process dies its heartbeats stop, and another
 * process takes it over within seconds. Run by adapters/jobs.ts.
 */
import { z } from "zod";
import type { Network } from "./actor.ts";
import type { EnqueueOptions, JobCall, JobKind } from "./call.ts";
import type { Db } from "./database.ts";

export interface Job<P = unknown> extends JobKind<P> {
  /** How many times it is retried after a failure, with growing pauses from 1 s to 5 min. */
  retries: number;
  /** Silence after which its process counts as dead: 10 or more. */
  heartbeatSeconds: number;
  /** How many run at the same time in one process; 2 by default. */
  atOnce?: number;
  run(payload: P, call: JobCall): Promise<void>;
  /** Recurs every this many seconds (30 or more), for the platform or for each network in turn; see `defineRecurring`. */
  every?: Turns;
}

interface Turns {
  seconds: number;
  /** Turns start at whole multiples of `seconds` since 1970 in UTC, moved by this. */
  offsetSeconds?: number;
  for: "platform" | "each_network";
}

export const defineJob = <P>(job: Omit<Job<P>, "every">): Job<P> => job;

/**
 * A job that recurs and never overlaps itself: a sweeper, a roll-up. A turn that fails or whose process dies is retried; what it
 * still misses is left to the next turn.
 */
export const defineRecurring = (
  job: Omit<Job<Nothing>, "payload" | "retries" | "atOnce" | "run"> & {
    every: Turns;
    run(call: JobCall): Promise<void>;
  },
): Job<Nothing> => ({ ...job, payload: Nothing, retries: 3, run: (_, call) => job.run(call) });

const Nothing = z.object({});
type Nothing = z.infer<typeof Nothing>;

/**
 * Repeats `work`, which returns how many it took, until that is less than a batch or the server stops: the next turn takes the rest.
 */
export async function inBatches({ stopping }: JobCall, batch: number, work: () => Promise<number>): Promise<void> {
  while (!stopping.aborted && (await work()) >= batch);
}

export class GiveUp extends Error {}
/** Ends a job without another try, because no later try could succeed. @throws GiveUp */
export function giveUp(reason: string): never {
  throw new GiveUp(reason);
}

export interface JobRunner {
  /** Enqueues a job in the transaction `db`. */
  enqueue<P>(db: Db, network: Network | null, job: JobKind<P>, payload: P, options?: EnqueueOptions): Promise<void>;
  /**
   * By hand only: runs the jobs that are due by the clock and those they enqueue, and waits. Rejects with the first job's error,
   * unless `tolerant`: then errors are returned.
   */
  runDue(options?: { tolerant: boolean }): Promise<{ name: string; error?: unknown }[]>;
  /** By hand only: runs the last job of this name again. */
  runAgain(name: string): Promise<void>;
  /** By hand only: as if none had run yet. */
  forgetRuns(): void;
  stop(): Promise<void>;
}
