/** Calls at a steady pace, whether those before them have been answered or not. */
import { setTimeout as pause } from "node:timers/promises";

export interface Crowd {
  /** Milliseconds, ascending. */
  times: number[];
  failed: number;
}

/** `call` returns whether it was answered as it should be. */
export async function crowd(call: () => Promise<boolean>, perSecond: number, seconds: number): Promise<Crowd> {
  const times: number[] = [];
  let failed = 0;
  const measure = async () => {
    const began = performance.now();
    const isGood = await call();
    times.push(performance.now() - began);
    if (!isGood) failed++;
  };
  const calls: Promise<void>[] = [];
  const began = performance.now();
  for (let nth = 0; nth < perSecond * seconds; nth++) {
    const due = began + (nth * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await pause(early);
    calls.push(measure());
  }
  await Promise.all(calls);
  return { times: times.toSorted((one, other) => one - other), failed };
}

/** The time that this part of the calls needed at most. */
export const within = ({ times }: Crowd, part: number): number =>
  times[Math.ceil(times.length * part) - 1] ?? Number.NaN;
