/** When a visit is, by the network's clocks. Pure. S2 §2 */
import type { visitTimes } from "@stoep/contract/care";
import { dayAt, daysLater, startOfDay } from "@stoep/contract/kernel";

/** When a visit is; a bound that is absent narrows nothing. */
export interface VisitSpan {
  startsFrom?: Date;
  startsBefore?: Date;
  endsAfter?: Date;
  /** This moment or earlier. */
  endsUntil?: Date;
}

export type VisitTime = (typeof visitTimes)[number];

/** A visit that goes on after midnight stays today's until it is over. No visit is in two of them, and none between them. */
export function visitSpan(time: VisitTime, now: Date, timeZone: string): VisitSpan {
  if (time === "passed") return { endsUntil: now };
  const [tomorrow, later] = [1, 2].map((days) => startOfDay(daysLater(dayAt(now, timeZone), days), timeZone));
  return time === "today"
    ? { startsBefore: tomorrow, endsAfter: now }
    : { startsFrom: tomorrow, startsBefore: later, endsAfter: now };
}
