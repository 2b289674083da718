/**
 * Equal Shares: the budget is shared equally among the voters, and supporters pay together for the ideas they chose. First comes the idea
 * that costs its supporters least for each euro it is worth (its cost is its worth). What is left is used by *add1*: everybody gets one
 * euro more and all is counted anew, as long as the winners together fit into the real budget.
 *
 * Peters, Pierczyński, Skowron: Proportional Participatory Budgeting with Additive Utilities, NeurIPS 2021.
 */
import { checkElection, type Election, tieOrder, votesOf } from "./election.ts";
import { moneyPerUnit } from "./money.ts";

/** An idea that was paid. */
export interface Purchase {
  idea: number;
  /** The most that one supporter paid. */
  share: number;
  /** Supporters who had less than the share, and paid all they had. */
  paidAll: number;
}

/** Why an idea was chosen or not. `together`: what its supporters had left at the end, at most its cost. */
export type EqualSharesReason =
  | { kind: "chosen"; turn: number }
  | { kind: "not-enough"; together: number }
  | { kind: "over-budget" }
  | { kind: "no-votes" };

export interface EqualShares {
  rule: "equal-shares";
  /** By their places in the list, in the order in which they were paid. */
  winners: readonly number[];
  spent: number;
  votes: readonly number[];
  purchases: readonly Purchase[];
  /** Each voter's part of the real budget, and what each had in the count that decides. */
  part: number;
  endowment: number;
  /** By their places in the list. */
  reasons: readonly EqualSharesReason[];
}

/**
 * Counts step by step, so that a long count can pause and tell how far it is: yields what the winners cost so far after each euro.
 * @throws ElectionError
 */
export function* countingEqualShares(election: Election): Generator<number, EqualShares> {
  checkElection(election);
  const { budget, ballots } = election;
  const votes = votesOf(election);
  const purse = new Purses(election, votes);
  const part = ballots.length === 0 ? 0 : wholePart(budget, ballots.length);
  let endowment = part;
  let best = purse.spend(endowment);
  while (purse.isMoreWanted(best)) {
    const next = purse.nextEndowment(best, endowment);
    const result = purse.spend(next);
    if (result.spent > budget) {
      endowment = next - moneyPerUnit;
      break;
    }
    best = result;
    endowment = next;
    yield best.spent;
  }
  // The money that supporters had left belongs to the count that decides, not to the one that went too far.
  best = purse.spend(endowment);
  const winners = best.purchases.map(({ idea }) => idea);
  const reasons = purse.reasons(best);
  return {
    rule: "equal-shares",
    winners,
    spent: best.spent,
    votes,
    purchases: best.purchases,
    part,
    endowment,
    reasons,
  };
}

interface Spending {
  purchases: Purchase[];
  spent: number;
  /** Every idea whose supporters could pay it at the start was paid, by all of them alike. */
  isUnlimited: boolean;
}

interface Offer {
  idea: number;
  /** What is to be paid by those who can pay a full share, and how many they are: the exact share is `rest / payers`. */
  rest: number;
  payers: number;
  /** The exact share by the idea's cost, as nearly as a fraction can be. */
  price: number;
}

/** What each voter has, and what it buys. */
class Purses {
  readonly #election: Election;
  readonly #votes: readonly number[];
  readonly #purses: Float64Array;
  readonly #supporters: Int32Array[];
  /** Ideas with votes that fit into the budget. */
  readonly #wanted: number[];
  readonly #inTie: (one: number, other: number) => number;

  constructor(election: Election, votes: readonly number[]) {
    this.#election = election;
    this.#votes = votes;
    this.#purses = new Float64Array(election.ballots.length);
    this.#supporters = votes.map((count) => new Int32Array(count));
    this.#wanted = [...election.ideas.keys()].filter(
      (idea) => this.#votesFor(idea) > 0 && this.#cost(idea) <= election.budget,
    );
    this.#inTie = tieOrder(election, votes);
    const filled = votes.map(() => 0);
    for (const [voter, { ideas }] of election.ballots.entries())
      for (const idea of ideas) {
        const place = filled[idea] ?? 0;
        this.#supportersOf(idea)[place] = voter;
        filled[idea] = place + 1;
      }
  }

  isMoreWanted = ({ purchases }: Spending): boolean => purchases.length < this.#wanted.length;

  /** One euro more; or as much as the next idea needs, where everything else would be paid as it is now. */
  nextEndowment({ isUnlimited, purchases }: Spending, endowment: number): number {
    if (!isUnlimited) return endowment + moneyPerUnit;
    const paid = new Set(purchases.map(({ idea }) => idea));
    const needed = this.#wanted
      .filter((idea) => !paid.has(idea))
      .map((idea) => dividedUp(this.#cost(idea), this.#votesFor(idea)));
    const euros = dividedUp(Math.min(...needed) - endowment, moneyPerUnit);
    return endowment + euros * moneyPerUnit;
  }

  /** Buys what can be bought if each voter has as much. */
  spend(endowment: number): Spending {
    this.#purses.fill(endowment);
    const purchases: Purchase[] = [];
    let spent = 0;
    let isUnlimited = true;
    let offers = this.#wanted.map((idea) => this.#offer(idea)).filter((offer) => offer !== null);
    const atStart = offers.length;
    while (offers.length > 0) {
      const best = this.#cheapest(offers);
      offers = best.rest;
      if (best.offer === null) break;
      const purchase = this.#pay(best.offer);
      isUnlimited &&= purchase.paidAll === 0;
      purchases.push(purchase);
      spent += this.#cost(purchase.idea);
    }
    return { purchases, spent, isUnlimited: isUnlimited && purchases.length === atStart };
  }

  reasons({ purchases }: Spending): EqualSharesReason[] {
    const turns = new Map(purchases.map(({ idea }, place) => [idea, place + 1]));
    return this.#election.ideas.map((_, idea) => {
      const turn = turns.get(idea);
      if (turn !== undefined) return { kind: "chosen", turn };
      if (this.#votesFor(idea) === 0) return { kind: "no-votes" };
      if (this.#cost(idea) > this.#election.budget) return { kind: "over-budget" };
      return { kind: "not-enough", together: this.#together(idea) };
    });
  }

  /**
   * The cheapest offer of today, and the offers that remain. An offer can only become dearer while money is spent: old ones are looked at
   * anew in the order of their prices, until the next cannot be better.
   */
  #cheapest(offers: Offer[]): { offer: Offer | null; rest: Offer[] } {
    const byPrice = offers.toSorted((one, other) => one.price - other.price);
    let best: Offer | null = null;
    const rest: Offer[] = [];
    for (const [place, old] of byPrice.entries()) {
      if (best && isSurelyDearer(old, best)) {
        rest.push(...byPrice.slice(place));
        break;
      }
      const offer = this.#offer(old.idea);
      if (offer === null) continue;
      if (best === null || this.#compare(offer, best) < 0) {
        if (best) rest.push(best);
        best = offer;
      } else rest.push(offer);
    }
    return { offer: best, rest };
  }

  /** Exactly; where both cost their supporters the same for each euro, by the order of ties. */
  #compare(one: Offer, other: Offer): number {
    if (isSurelyDearer(one, other)) return 1;
    if (isSurelyDearer(other, one)) return -1;
    const left = BigInt(one.rest) * BigInt(other.payers) * BigInt(this.#cost(other.idea));
    const right = BigInt(other.rest) * BigInt(one.payers) * BigInt(this.#cost(one.idea));
    return left === right ? this.#inTie(one.idea, other.idea) : left < right ? -1 : 1;
  }

  /** What its supporters would pay today; null if they have not enough. */
  #offer(idea: number): Offer | null {
    const cost = this.#cost(idea);
    const supporters = this.#supportersOf(idea);
    const purses = this.#purses;
    let rest = cost;
    let payers = supporters.length;
    // Those who have less than a share pay all they have, which makes the share of the others larger, until all others can pay it.
    for (;;) {
      const share = dividedUp(rest, payers);
      let all = 0;
      let able = 0;
      for (const voter of supporters) {
        const money = purses[voter] ?? 0;
        if (money < share) all += money;
        else able++;
      }
      if (able === 0) return null;
      if (able === payers) return { idea, rest, payers, price: rest / payers / cost };
      rest = cost - all;
      payers = able;
    }
  }

  /** The share is rounded up, so that the cost is always covered. */
  #pay({ idea, rest, payers }: Offer): Purchase {
    const share = dividedUp(rest, payers);
    const supporters = this.#supportersOf(idea);
    for (const voter of supporters) this.#purses[voter] = Math.max(0, (this.#purses[voter] ?? 0) - share);
    return { idea, share, paidAll: supporters.length - payers };
  }

  #together(idea: number): number {
    const cost = this.#cost(idea);
    let sum = 0;
    for (const voter of this.#supportersOf(idea)) sum = Math.min(cost, sum + (this.#purses[voter] ?? 0));
    return sum;
  }

  #supportersOf = (idea: number): Int32Array => this.#supporters[idea] ?? nobody;
  #cost = (idea: number): number => this.#election.ideas[idea]?.cost ?? 0;
  #votesFor = (idea: number): number => this.#votes[idea] ?? 0;
}

const nobody = new Int32Array();

/** Beyond what a rounded fraction can be wrong by. */
const isSurelyDearer = (one: Offer, other: Offer): boolean => one.price > other.price * (1 + 1e-12);

/** Whole numbers; exact, as a rounded fraction would not be. */
const wholePart = (amount: number, among: number): number => (amount - (amount % among)) / among;
const dividedUp = (amount: number, among: number): number => wholePart(amount, among) + (amount % among === 0 ? 0 : 1);
