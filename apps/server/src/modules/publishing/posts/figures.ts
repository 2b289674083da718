/** Figures of a message: its rating, and what may be shown of them. Pure. */
import { dayMs, sumOf } from "@stoep/contract/kernel";
import { peopleCountMin, peopleSum } from "@stoep/contract/people-count";
import type { Engagement, Rating } from "@stoep/contract/publishing";

/** Within the first 24 hours after publishing, most people have not looked yet. */
export const earlyMs = dayMs;

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

/** Must equal the sums in `post_total`. */
export function sumFigures(places: readonly Figures[]): Totals {
  const sum = (key: keyof Figures) => sumOf(places, (place) => place[key]);
  const few = (key: keyof Figures) => sumOf(places, (place) => (place[key] < peopleCountMin ? place[key] : 0));
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
