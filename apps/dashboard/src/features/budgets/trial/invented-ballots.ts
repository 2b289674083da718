/**
 * Ballots that nobody cast, for trying a vote. Ideas differ in how well they are liked, and voters in what they lean towards. The same seed
 * gives the same ballots each time. Pure.
 */
import { randomFrom } from "@stoep/client/chance";
import type { Ballot } from "@stoep/tally";

export type BallotForm = { kind: "basket"; budget: number } | { kind: "approval"; atLeast: number; atMost: number };
type Election = {
  seed: string;
  /** Whole units, by the ideas' places in the list. */
  costs: readonly number[];
  form: BallotForm;
  count: number;
};

/** What voters may lean towards. */
const leanings = 4;
/** Of the ideas that a voter would put into a basket if money were no matter. */
const mostWished = 5;

/** One after another, so that inventing many can pause. */
export function* inventBallots({ seed, costs, form, count }: Election): Generator<Ballot> {
  const random = randomFrom(seed);
  const offered = costs.flatMap((cost, place) => (form.kind === "basket" && cost > form.budget ? [] : [place]));
  const liked = offered.map(() => skewed(random));
  const groups = Array.from({ length: leanings }, () => ({
    size: skewed(random),
    draw: drawFrom(liked.map((popularity) => popularity * skewed(random))),
  }));
  const drawGroup = drawFrom(groups.map(({ size }) => size));
  for (let voter = 0; voter < count; voter++) {
    const group = groups[drawGroup(random)];
    const wishes = wishesOf(offered.length, group?.draw ?? (() => 0), form, random);
    const chosen = wishes.map((wish) => offered[wish] ?? 0);
    yield { ideas: form.kind === "basket" ? affordable(chosen, costs, form.budget) : chosen };
  }
}

type Random = () => number;

/** Different ideas, the most wished first. */
function wishesOf(count: number, draw: (random: Random) => number, form: BallotForm, random: Random): number[] {
  const [least, most] = form.kind === "basket" ? [1, mostWished] : [form.atLeast, form.atMost];
  const wanted = Math.min(count, least + Math.floor(random() * (Math.max(least, most) - least + 1)));
  const wishes = new Set<number>();
  for (let tries = 0; wishes.size < wanted && tries < 4 * wanted; tries++) wishes.add(draw(random));
  // An idea that nearly everybody likes hides the others: the ballot is filled in the order of the list from a random place.
  for (let place = Math.floor(random() * count); wishes.size < wanted; place = (place + 1) % count) wishes.add(place);
  return [...wishes];
}

function affordable(ideas: readonly number[], costs: readonly number[], budget: number): number[] {
  let left = budget;
  return ideas.filter((idea) => {
    const cost = costs[idea] ?? 0;
    if (cost > left) return false;
    left -= cost;
    return true;
  });
}

/** A weight from 1 to about 50, small ones being the rule. Made of whole numbers only, which are the same in every browser. */
function skewed(random: Random): number {
  const one = Math.floor(random() * 8);
  return 1 + Math.floor(random() * one * one);
}

/** Draws a place as often as its weight says. */
function drawFrom(weights: readonly number[]): (random: Random) => number {
  let sum = 0;
  const sums = weights.map((weight) => {
    sum += weight;
    return sum;
  });
  return (random) => {
    const aim = random() * sum;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > aim) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}
