/** A ballot as its screens know it, and the two ways to vote on them: as a resident, or with a code (../code). */
import type { BallotContent, MyBallot, ReadRound } from "@stoep/contract/budgets";
import type { CallOptions } from "@stoep/contract/kernel";
import type { Choice, District } from "./basket.ts";
import type { ChoiceFilter } from "./choice-filter.ts";

export interface Ballot {
  /** Who holds the vote. */
  project: { organisation: { name: string } };
  round: ReadRound;
  mine: MyBallot;
  /** Whose ideas the reader votes on; null: they live in none of the districts. */
  district: District | null;
  refetch: () => void;
  /** Asks the server once more whether the reader stands as the screen says; what it says else is shown. */
  isAsShown: () => Promise<boolean>;
  voter: Voter;
}

export type CastableBallot = Ballot & { district: District };

export type Step = "choose" | "check" | "cast";

/** How somebody votes: where the steps lead, what is kept, and what is sent. */
export interface Voter {
  /** Nothing is kept on the device, and nobody knows whom to remind. */
  isWithCode: boolean;
  /** The address of a step; null: all steps are shown in one place. */
  hrefOf: ((step: Step) => string) | null;
  go: (step: Step) => void;
  /** Opens an idea in place; null: it has a page, to which one goes. */
  read: ((idea: Choice) => void) | null;
  useDraft: UseDraft;
  useFilter: () => FilterState;
  /** Decides the order of the ideas. */
  seed: string;
  cast: Send<BallotContent>;
  withdraw: Send<void>;
  /** Puts the answer to a command in the place of what was known. */
  keep: (mine: MyBallot) => void;
}

export type FilterState = [ChoiceFilter, (change: Partial<ChoiceFilter>) => void];

/** What is chosen, in the order of ids, until it is sent. */
export interface Draft {
  ideaIds: readonly string[];
  /** It was changed in another tab last, and stands here as it does there. */
  isTakenOver: boolean;
  set: (ideaIds: string[]) => void;
  /** It has been sent. */
  forget: () => void;
}

/** `sent`: what the ballot names, with which the draft begins. */
export type UseDraft = (ballot: CastableBallot, sent: string[]) => Draft;

/** A command of the contract, in which whose ballot it is about is filled in. */
type Send<Input> = ((input: Input, options?: CallOptions) => Promise<MyBallot>) & {
  capability: string;
  isQuery: false;
};

export const sends = <Input>(call: (input: Input, options?: CallOptions) => Promise<MyBallot>): Send<Input> =>
  Object.assign(call, { capability: "budgets", isQuery: false as const });
