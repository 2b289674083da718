/** Where a project or a phase stands between its first and last day. Pure. S1 §4 */
import { daysBetween } from "../../kernel/days.ts";
import type { timings } from "../values.ts";

export type Timing = (typeof timings)[number];

interface Span {
  startsOn: string;
  endsOn: string;
}

/** `today`: the day in the network's time zone. The last day belongs to it. */
export function timingOf({ startsOn, endsOn }: Span, today: string, isEnded = false): Timing {
  if (isEnded || today > endsOn) return "finished";
  return today < startsOn ? "upcoming" : "active";
}

/** How many days are left, the last one included; 0 when it is over. S1 §4 */
export const daysLeft = (span: Span, today: string, isEnded = false): number =>
  timingOf(span, today, isEnded) === "finished" ? 0 : daysBetween(today, span.endsOn) + 1;
