/**
 * What is made known of a district that was counted. Fewer ballots, fewer things: also an order, a share or what is left could say how
 * few chose something. D §11, docs/specification/budgets.md
 */
import { type Disclosure, type DistrictResult, type Reason, secrecy } from "@stoep/contract/budgets";
import { peopleCount } from "@stoep/contract/people-count";
import type { EqualShares, MostVotes, Outcome } from "@stoep/tally";
import { unitsOf } from "../rules.ts";
import { numbersTold } from "./numbers-told.ts";

interface StoredResult {
  districtId: string;
  ballots: number;
  outcome: Outcome;
}

export const disclosureOf = (ballots: number): Disclosure => {
  if (ballots >= secrecy.ballots) return "ballots";
  return ballots >= secrecy.votes ? "votes" : "winners";
};

/** `ideaIds`: those of the district, in the order in which they were locked. */
export function viewDistrictResult({ districtId, ballots, outcome }: StoredResult, ideaIds: readonly string[]) {
  const disclosure = disclosureOf(ballots);
  const chosen = new Set(outcome.winners);
  const told = toldOf(disclosure, outcome.votes);
  const ideas = orderOf(outcome, disclosure, told).flatMap((place) => {
    const ideaId = ideaIds[place];
    if (ideaId === undefined) return [];
    const reason = disclosure === "winners" ? null : reasonOf(outcome, place, disclosure);
    return [{ ideaId, isChosen: chosen.has(place), votes: told[place] ?? null, reason }];
  });
  const result: DistrictResult = {
    districtId,
    disclosure,
    ballots: peopleCount(ballots),
    spent: unitsOf(outcome.spent),
    part: partOf(outcome, disclosure),
    ideas,
  };
  return result;
}

function partOf(outcome: Outcome, disclosure: Disclosure): DistrictResult["part"] {
  if (disclosure !== "ballots" || outcome.rule !== "equal-shares") return null;
  return { ofBudget: unitsOf(outcome.part), counted: unitsOf(outcome.endowment) };
}

/**
 * Where ballots name the same number of ideas, all votes together follow from the ballots. That an idea has none is told by its reason.
 */
function toldOf(disclosure: Disclosure, votes: readonly number[]): (number | null)[] {
  if (disclosure === "ballots") return [...votes];
  if (disclosure === "winners") return votes.map(() => null);
  return numbersTold(votes, (count) => count === 0);
}

/** What is told is the same afterwards, and nothing else is left to be found. */
export function cutToTold({ ballots, outcome }: Omit<StoredResult, "districtId">): Omit<StoredResult, "districtId"> {
  const disclosure = disclosureOf(ballots);
  if (disclosure === "ballots") return { ballots, outcome };
  const votes = toldOf(disclosure, outcome.votes).map((count) => count ?? 0);
  const cut =
    outcome.rule === "most-votes" ? { ...outcome, votes, points: votes } : withoutAmounts({ ...outcome, votes });
  return disclosure === "votes" ? { ballots, outcome: cut } : { ballots: 0, outcome: withoutOrder(cut) };
}

const withoutAmounts = (outcome: EqualShares): EqualShares => ({
  ...outcome,
  purchases: outcome.purchases.map(({ idea }) => ({ idea, share: 0, paidAll: 0 })),
  part: 0,
  endowment: 0,
  reasons: outcome.reasons.map((reason) => (reason.kind === "not-enough" ? { ...reason, together: 0 } : reason)),
});

/** The winners and what they cost. */
function withoutOrder(outcome: Outcome): Outcome {
  const winners = outcome.winners.toSorted((one, other) => one - other);
  return outcome.rule === "most-votes"
    ? { ...outcome, winners, order: [], reasons: [] }
    : { ...outcome, winners, purchases: [], reasons: [] };
}

/**
 * Places in the order of the count, those that were not chosen last. Equal Shares has no order of these: they stand by the votes that are
 * told, then by the list.
 */
function orderOf(outcome: Outcome, disclosure: Disclosure, told: readonly (number | null)[]): number[] {
  const places = [...told.keys()];
  if (disclosure === "winners") return places;
  const counted =
    outcome.rule === "most-votes"
      ? outcome.order
      : places.toSorted((one, other) => (told[other] ?? 0) - (told[one] ?? 0) || one - other);
  return [...new Set([...outcome.winners, ...counted])];
}

const reasonOf = (outcome: Outcome, place: number, disclosure: Disclosure): Reason | null =>
  outcome.rule === "most-votes"
    ? reasonOfMostVotes(outcome.reasons[place])
    : reasonOfShares(outcome, place, disclosure === "ballots");

function reasonOfMostVotes(reason: MostVotes["reasons"][number] | undefined): Reason | null {
  switch (reason?.kind) {
    case "chosen":
      return { kind: "fits", left: unitsOf(reason.left) };
    case "does-not-fit":
      return { kind: "does-not-fit", left: unitsOf(reason.left) };
    case "after-stop":
    case "no-votes":
      return { kind: reason.kind };
    default:
      // No vote asks for a least number of votes.
      return null;
  }
}

/** `isWhole`: amounts of supporters are told. */
function reasonOfShares({ reasons, purchases }: EqualShares, place: number, isWhole: boolean): Reason | null {
  const reason = reasons[place];
  switch (reason?.kind) {
    case "chosen": {
      const share = purchases[reason.turn - 1]?.share ?? 0;
      return { kind: "paid", turn: reason.turn, share: isWhole ? unitsOf(share) : null };
    }
    case "not-enough":
      return { kind: "not-enough", together: isWhole ? unitsOf(reason.together) : null };
    default:
      return reason ? { kind: reason.kind } : null;
  }
}
