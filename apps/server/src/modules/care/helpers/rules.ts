/** Whether a helper is active, how complete their details are, and which day it is where they help. Pure. S2 §3, D §10 */
import type { Completion } from "@stoep/contract/care";
import { instantAt, monthsLater, wallClockAt } from "@stoep/contract/kernel";
import { completionOf, type KnownDetails, sharedCompletionParts } from "../people/index.ts";

const activeMonths = 2;
/** A helper whose last help is after this moment is *currently active*, by the network's clocks. */
export function activeFrom(now: Date, timeZone: string): Date {
  const { day, time } = wallClockAt(now, timeZone);
  return instantAt(monthsLater(day, -activeMonths), time, timeZone);
}

interface HelperOffer {
  available: readonly string[];
  transport: string;
  radiusKm: number | null;
}
/** The six fields that every person has, and four of helpers. */
export const helperCompletion = (row: KnownDetails & HelperOffer, hasCategories: boolean): Completion =>
  completionOf([
    ...sharedCompletionParts(row),
    ["categories", hasCategories],
    ["availability", row.available.length > 0],
    ["transport", row.transport !== "unknown"],
    ["radius", row.radiusKm !== null],
  ]);

/** A member and a helper with this many solved tickets form a lasting duo. S2 §9 */
export const durableDuoMinimum = 3;
