/** Counts a vote on trial: invented ballots for each district, counted by both rules. Pure. docs/specification/tally.md */
import {
  countingEqualShares,
  countMostVotes,
  type Election,
  ElectionError,
  type EqualShares,
  type MostVotes,
  moneyPerUnit,
} from "@stoep/tally";
import { type BallotForm, inventBallots } from "./invented-ballots.ts";

export type TrialDistrict = {
  id: string;
  name: string;
  /** Whole units of the currency, as are the costs. */
  budget: number;
  ideas: { id: string; title: string; cost: number }[];
};

export type TrialInput = {
  /** The same seed invents the same ballots. */
  seed: string;
  /** In each district. */
  ballots: number;
  ballot: { kind: "basket" } | { kind: "approval"; atLeast: number; atMost: number };
  stopsAtFirst: boolean;
  districts: TrialDistrict[];
};

export type DistrictTrial = { district: TrialDistrict } & (
  | { mostVotes: MostVotes; equalShares: EqualShares }
  /** Its amounts are too large to be counted exactly. */
  | { mostVotes: null; equalShares: null }
);

export type TrialProgress = { district: number; of: number };

/** Pauses often, and tells which district it has come to. */
export function* countingTrial(input: TrialInput): Generator<TrialProgress, DistrictTrial[]> {
  const trials: DistrictTrial[] = [];
  for (const [place, district] of input.districts.entries()) {
    const progress = { district: place + 1, of: input.districts.length };
    yield progress;
    try {
      trials.push(yield* countingDistrict(district, input, progress));
    } catch (error) {
      if (!(error instanceof ElectionError)) throw error;
      trials.push({ district, mostVotes: null, equalShares: null });
    }
  }
  return trials;
}

const ballotsInAStep = 200;

function* countingDistrict(
  district: TrialDistrict,
  { seed, ballots: count, ballot, stopsAtFirst }: TrialInput,
  progress: TrialProgress,
): Generator<TrialProgress, DistrictTrial> {
  const { budget, ideas } = district;
  const form: BallotForm = ballot.kind === "basket" ? { kind: "basket", budget } : ballot;
  const costs = ideas.map(({ cost }) => cost);
  const ballots: Election["ballots"][number][] = [];
  for (const one of inventBallots({ seed: `${seed} ${district.id}`, costs, form, count })) {
    ballots.push(one);
    if (ballots.length % ballotsInAStep === 0) yield progress;
  }
  const election: Election = {
    budget: budget * moneyPerUnit,
    ideas: ideas.map(({ id, cost }) => ({ id, cost: cost * moneyPerUnit })),
    ballots,
  };
  const mostVotes = countMostVotes(election, { stopsAtFirst });
  yield progress;
  const steps = countingEqualShares(election);
  for (;;) {
    const step = steps.next();
    if (step.done) return { district, mostVotes, equalShares: step.value };
    yield progress;
  }
}
