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

interface CurveSpan {
  publishedAt: Date;
  stepSeconds: number;
  now: Date;
}

/**
 * How many people had done each thing at the end of each step, in whole tens, so that the difference of two steps reveals nobody; the
 * last step ends now. `step` counts from when it went live. D §9
 */
export function curveOfPeople<Name extends string>(
  names: readonly Name[],
  steps: readonly (Record<Name, number> & { step: number })[],
  { publishedAt, stepSeconds, now }: CurveSpan,
): (Record<Name, PeopleCount> & { at: string })[] {
  const sums = new Map(names.map((name) => [name, 0]));
  return steps.map((one) => {
    for (const name of names) sums.set(name, (sums.get(name) ?? 0) + one[name]);
    const end = Math.min(publishedAt.getTime() + (one.step + 1) * stepSeconds * 1000, now.getTime());
    const counts = Object.fromEntries(names.map((name) => [name, peopleRoughly(sums.get(name) ?? 0)]));
    return { at: new Date(end).toISOString(), ...(counts as Record<Name, PeopleCount>) };
  });
}

/** Who had seen a message, opened it and followed its button. */
export const curveOfViews = (
  views: readonly { step: number; seen: number; opened: number; clicked: number }[],
  span: CurveSpan,
): PostStatistics["overTime"] => curveOfPeople(["seen", "opened", "clicked"], views, span);
