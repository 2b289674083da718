/** Shares, medians, the curve of views. Pure. */
import { dayMs, daySeconds, daysBefore } from "@stoep/contract/kernel";
import { type PeopleCount, peopleRoughly } from "@stoep/contract/people-count";
import type { PostStatistics } from "@stoep/contract/publishing";
import { earlyMs } from "../posts/index.ts";

/** A share of people, disclosed only where both counts are. D §9 */
export const shareOf = (part: PeopleCount, whole: PeopleCount): number | null =>
  part === null || whole === null ? null : part / whole;

/** Messages that went live in the last twelve months, at least a day ago. */
export const medianWindow = (now: Date): { since: Date; until: Date } => ({
  since: daysBefore(now, 365),
  until: new Date(now.getTime() - earlyMs),
});

const hourSeconds = 3600;

/** Hourly for two days, daily for nine weeks, then weekly: no more points than a curve can show. Views are counted in the same steps. */
export function curveStepSeconds(publishedAt: Date, now: Date): number {
  const days = (now.getTime() - publishedAt.getTime()) / dayMs;
  if (days <= 2) return hourSeconds;
  return days <= 63 ? daySeconds : 7 * daySeconds;
}

/** New views in one step; `step` counts from when the message went live. */
interface ViewStep {
  step: number;
  seen: number;
  opened: number;
  clicked: number;
}

/**
 * How many had seen it, opened it and followed its button at the end of each step, in whole tens, so that the difference of two
 * steps reveals nobody; the last step ends now. D §9
 */
export function curveOfViews(
  views: readonly ViewStep[],
  { publishedAt, stepSeconds, now }: { publishedAt: Date; stepSeconds: number; now: Date },
): PostStatistics["overTime"] {
  let [seen, opened, clicked] = [0, 0, 0];
  return views.map((one) => {
    seen += one.seen;
    opened += one.opened;
    clicked += one.clicked;
    const end = Math.min(publishedAt.getTime() + (one.step + 1) * stepSeconds * 1000, now.getTime());
    return {
      at: new Date(end).toISOString(),
      seen: peopleRoughly(seen),
      opened: peopleRoughly(opened),
      clicked: peopleRoughly(clicked),
    };
  });
}
