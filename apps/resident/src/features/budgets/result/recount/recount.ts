/** Counts the published ballots of a district again, and compares the result with the one that was made known. Pure. */
import type { CountingRule, DistrictResult } from "@stoep/contract/budgets";
import {
  countingEqualShares,
  countMostVotes,
  ElectionError,
  moneyPerUnit,
  type Outcome,
  type PbElection,
  PbError,
  readPb,
} from "@stoep/tally";

export interface RecountInput {
  /** The file of the ballots, as pabulib has them. */
  file: string;
  rule: CountingRule;
  stopsAtFirst: boolean;
  /** As the vote was locked; whole units of the currency. */
  budget: number;
  ideas: readonly { ideaId: string; cost: number }[];
  published: Pick<DistrictResult, "ballots" | "ideas">;
}

interface Side {
  isChosen: boolean;
  /** Null: not told. */
  votes: number | null;
}
/** An idea of which both results say something else. */
export interface Difference {
  ideaId: string;
  here: Side;
  published: Side;
}

/** `foreign`: the file is of another vote, or costs were changed in it. `unreadable`: `line` is counted from 1. */
export type Recount =
  | { kind: "agrees"; ballots: number }
  | { kind: "differs"; ballots: number; differences: Difference[] }
  | { kind: "foreign" }
  | { kind: "unreadable"; line: number };

/** Pauses often, and tells how far it is, from 0 to 1. */
export function* recounting(input: RecountInput): Generator<number, Recount> {
  yield 0;
  try {
    const election = readPb(input.file);
    yield 0;
    if (!isOfThisVote(election, input)) return { kind: "foreign" };
    return compared(election, yield* counting(election, input), input);
  } catch (error) {
    if (error instanceof PbError) return { kind: "unreadable", line: error.line };
    if (error instanceof ElectionError) return { kind: "foreign" };
    throw error;
  }
}

function isOfThisVote(election: PbElection, { budget, ideas }: RecountInput): boolean {
  const costs = new Map(ideas.map(({ ideaId, cost }) => [ideaId, cost * moneyPerUnit]));
  return (
    election.budget === budget * moneyPerUnit &&
    election.ideas.length === ideas.length &&
    election.ideas.every(({ id, cost }) => costs.get(id) === cost)
  );
}

/** Shown before the end: the last step of a count may be a long one. */
const nearlyAll = 0.99;

function* counting(election: PbElection, { rule, stopsAtFirst }: RecountInput): Generator<number, Outcome> {
  if (rule === "most-votes") return countMostVotes(election, { stopsAtFirst });
  const steps = countingEqualShares(election);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield Math.min(nearlyAll, step.value / election.budget);
  }
}

function compared({ ideas, ballots }: PbElection, { winners, votes }: Outcome, { published }: RecountInput): Recount {
  const chosen = new Set(winners);
  const told = new Map(published.ideas.map((idea) => [idea.ideaId, idea]));
  const differences = ideas.flatMap(({ id }, place): Difference[] => {
    const here = { isChosen: chosen.has(place), votes: votes[place] ?? 0 };
    const { isChosen = false, votes: number = null } = told.get(id) ?? {};
    const isSame = here.isChosen === isChosen && (number === null || here.votes === number);
    return isSame ? [] : [{ ideaId: id, here, published: { isChosen, votes: number } }];
  });
  const isSameCount = published.ballots === ballots.length;
  if (differences.length === 0 && isSameCount) return { kind: "agrees", ballots: ballots.length };
  return { kind: "differs", ballots: ballots.length, differences };
}
