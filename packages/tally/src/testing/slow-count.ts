/** The rules once more, slow and obvious, with whole numbers of any size: what the counts are compared with. */
import type { Election } from "../election.ts";

const euro = 1_000_000n;

interface Wish {
  idea: number;
  cost: bigint;
  voters: readonly number[];
}

/** The winners of most votes first: the best of those that are left, one after another. */
export function slowMostVotes(election: Election, stopsAtFirst: boolean, leastVotes: number): number[] {
  const winners: number[] = [];
  let left = wishesOf(election).filter(({ voters }) => voters.length >= leastVotes);
  let money = BigInt(election.budget);
  while (left.length > 0) {
    const best = left.reduce((one, other) => (isBefore(other, one) ? other : one));
    left = left.filter((wish) => wish !== best);
    if (best.cost <= money) {
      winners.push(best.idea);
      money -= best.cost;
    } else if (stopsAtFirst) break;
  }
  return winners;
}

/** The winners of Equal Shares with *add1*, and how much each voter had in the count that decides. */
export function slowEqualShares(election: Election): { winners: number[]; endowment: bigint } {
  const budget = BigInt(election.budget);
  const wishes = wishesOf(election).filter(({ cost }) => cost <= budget);
  const voters = election.ballots.length;
  let endowment = voters === 0 ? 0n : budget / BigInt(voters);
  let winners = shareOut(wishes, voters, endowment);
  while (winners.length < wishes.length) {
    const next = shareOut(wishes, voters, endowment + euro);
    if (next.reduce((sum, { cost }) => sum + cost, 0n) > budget) break;
    endowment += euro;
    winners = next;
  }
  return { winners: winners.map(({ idea }) => idea), endowment };
}

/** What is bought if each voter has that much. */
function shareOut(wishes: readonly Wish[], voters: number, endowment: bigint): Wish[] {
  const purses = new Map(Array.from({ length: voters }, (_, voter) => [voter, endowment]));
  const winners: Wish[] = [];
  for (;;) {
    const offers = wishes.filter((wish) => !winners.includes(wish)).flatMap((wish) => offerOf(wish, purses) ?? []);
    const [first, ...others] = offers;
    if (!first) return winners;
    const { wish, rest, payers } = others.reduce((one, other) => (isCheaper(other, one) ? other : one), first);
    const share = (rest + payers - 1n) / payers;
    for (const voter of wish.voters) {
      const money = purses.get(voter) ?? 0n;
      purses.set(voter, money < share ? 0n : money - share);
    }
    winners.push(wish);
  }
}

interface Offer {
  wish: Wish;
  rest: bigint;
  payers: bigint;
}

/** The share that those pay who can: the poorest pay all they have, as many of them as it takes. */
function offerOf(wish: Wish, purses: ReadonlyMap<number, bigint>): Offer | null {
  const poorestFirst = wish.voters.map((voter) => purses.get(voter) ?? 0n).sort((one, other) => (one < other ? -1 : 1));
  let rest = wish.cost;
  for (const [poorer, money] of poorestFirst.entries()) {
    const payers = BigInt(poorestFirst.length - poorer);
    if (money * payers >= rest) return { wish, rest, payers };
    rest -= money;
  }
  return null;
}

function isCheaper(one: Offer, other: Offer): boolean {
  const left = one.rest * other.payers * other.wish.cost;
  const right = other.rest * one.payers * one.wish.cost;
  return left === right ? isBefore(one.wish, other.wish) : left < right;
}

function isBefore(one: Wish, other: Wish): boolean {
  if (one.voters.length !== other.voters.length) return one.voters.length > other.voters.length;
  return one.cost === other.cost ? one.idea < other.idea : one.cost < other.cost;
}

const wishesOf = ({ ideas, ballots }: Election): Wish[] =>
  ideas
    .map(({ cost }, idea) => ({
      idea,
      cost: BigInt(cost),
      voters: ballots.flatMap((ballot, voter) => (ballot.ideas.includes(idea) ? [voter] : [])),
    }))
    .filter(({ voters }) => voters.length > 0);
