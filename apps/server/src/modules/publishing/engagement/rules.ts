/** Figures of messages: rating, what may be shown of them, medians, the curve of views. Pure. */
import { dayMs, daySeconds, daysBefore } from "@stoep/contract/kernel";
import { type PeopleCount, peopleCountMin, peopleRoughly, peopleSum } from "@stoep/contract/people-count";
import type { Engagement, PostStatistics, Rating } from "@stoep/contract/publishing";

/** Within the first 24 hours after publishing, most people have not looked yet. */
const earlyMs = dayMs;

export const isEarly = (publishedAt: Date | null, now: Date): boolean =>
  publishedAt !== null && now.getTime() - publishedAt.getTime() < earlyMs;

/** Exact counts, of one neighbourhood or of several. */
export type Figures = Record<keyof Engagement, number>;

/** Sums over several neighbourhoods, and the part of them that comes from neighbourhoods with fewer than ten people each. */
export type Totals = Figures & Record<"fewReached" | "fewSeen" | "fewOpened" | "fewClicked", number>;

type RatedFigures = Pick<Figures, "reached" | "seen" | "reactions">;

/**
 * S1 §9: good when 75 % of those reached saw it or with 10 reactions, average at 60 % or 5; anything less is weak, but only after
 * the first day. A percentage is used only when at least ten people saw the message; a message whose rating would depend on a
 * smaller number has none. D §9
 */
export function ratingOf({ reached, seen, reactions }: RatedFigures, early: boolean): Rating {
  const sawIt = (percent: number) => seen >= peopleCountMin && seen * 100 >= reached * percent;
  if (sawIt(75) || reactions >= 10) return "good";
  if (sawIt(60) || reactions >= 5) return "average";
  if (seen < peopleCountMin && (peopleCountMin - 1) * 100 >= reached * 60) return "none";
  return early ? "early" : "weak";
}

/** What may be shown of the counts: numbers of people from ten upwards, and reactions, comments and votes, which are public, exactly. D §9 */
export function disclosedFigures({ fewReached, fewSeen, fewOpened, fewClicked, ...all }: Totals): Engagement {
  const { reactions, comments, votes } = all;
  return {
    reached: peopleSum(all.reached, fewReached),
    seen: peopleSum(all.seen, fewSeen),
    opened: peopleSum(all.opened, fewOpened),
    clicked: peopleSum(all.clicked, fewClicked),
    reactions,
    comments,
    votes,
  };
}

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

/** Must equal the sums in `post_total`. */
export function sumFigures(places: readonly Figures[]): Totals {
  const sum = (key: keyof Figures) => places.reduce((total, place) => total + place[key], 0);
  const few = (key: keyof Figures) =>
    places.reduce((total, place) => total + (place[key] < peopleCountMin ? place[key] : 0), 0);
  return {
    reached: sum("reached"),
    seen: sum("seen"),
    opened: sum("opened"),
    clicked: sum("clicked"),
    reactions: sum("reactions"),
    comments: sum("comments"),
    votes: sum("votes"),
    fewReached: few("reached"),
    fewSeen: few("seen"),
    fewOpened: few("opened"),
    fewClicked: few("clicked"),
  };
}
