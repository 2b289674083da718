/**
 * What is made known of a district that was counted. Fewer ballots, fewer things: also an order, a share or what is left could say how
 * few chose something. D §11, docs/specification/budgets.md
 */
import { type Disclosure, type DistrictResult, type Reason, secrecy } from "@stoep/contract/budgets";
import { peopleCount } from "@stoep/contract/people-count";
import type { EqualShares, MostVotes, Outcome } from "@stoep/tally";
import { unitsOf } from "../rules.ts";

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
  const told = outcome.votes.map((votes) => (isToldOf(disclosure, votes) ? votes : null));
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
    ideas,
  };
  return result;
}

const isToldOf = (disclosure: Disclosure, votes: number): boolean =>
  disclosure === "ballots" || (disclosure === "votes" && votes >= secrecy.votes);

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
