/** The time of the journeys: it starts at a moment of their own and runs on from there, whatever day it is on this machine. */
import { home } from "./home.ts";

/** A Tuesday morning, unless another moment is named, such as 2028-02-29T09:00:00Z. */
export const startsAt = Date.parse(process.env.STOEP_JOURNEYS_AT || "2026-05-12T08:00:00Z");
if (Number.isNaN(startsAt)) throw new Error("STOEP_JOURNEYS_AT is no moment; it is written 2028-02-29T09:00:00Z");

/** The current moment for servers, pages and tests of the journeys. */
export const now = (): number => Date.now() + home().aheadMs;

/** Makes `Date` run ahead of the machine's clock. Runs by itself in other processes and in pages, so it may use nothing from this file. */
export function moveDate(aheadMs: number): void {
  const machineNow = Date.now;
  Date.now = () => machineNow() + aheadMs;
  globalThis.Date = new Proxy(Date, {
    construct: (date, values, target) => Reflect.construct(date, values.length > 0 ? values : [date.now()], target),
    apply: (date) => new date(date.now()).toString(),
  });
}

/** NODE_OPTIONS for a process, and those that it starts, whose `Date` runs ahead. */
export function nodeOptions(aheadMs: number): string {
  const move = `--import=data:text/javascript,${encodeURIComponent(`(${moveDate})(${aheadMs})`)}`;
  return [process.env.NODE_OPTIONS, move].filter(Boolean).join(" ");
}
