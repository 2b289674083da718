import { z } from "zod";
import { Id, Instant } from "../kernel/index.ts";
import { PeopleCount } from "../people-count.ts";
import { codeIssues, disclosures } from "./values.ts";

export const Disclosure = z.enum(disclosures);
export type Disclosure = z.infer<typeof Disclosure>;

/** How many have voted. */
export const Turnout = z.object({
  /** The full hour. */
  asOf: Instant,
  districts: z.array(z.object({ districtId: Id, voters: PeopleCount })),
});
export type Turnout = z.infer<typeof Turnout>;

/** Whole units of the currency, with what is left of one behind the point. */
const Amount = z.number().min(0);

/** Why an idea was chosen or not, in the words of its rule. docs/specification/tally.md */
export const Reason = z.discriminatedUnion("kind", [
  /** Most votes first. `left`: of the budget at its turn. */
  z.object({ kind: z.literal("fits"), left: Amount }),
  z.object({ kind: z.literal("does-not-fit"), left: Amount }),
  z.object({ kind: z.literal("after-stop") }),
  /**
   * Equal Shares. `turn`: in which it was paid, from 1; `share`: the most that one of its supporters paid. Amounts of supporters are null
   * where not all votes are told: an idea's cost by the share is how many they are.
   */
  z.object({ kind: z.literal("paid"), turn: z.number().int(), share: Amount.nullable() }),
  /** `together`: what its supporters had left at the end. */
  z.object({ kind: z.literal("not-enough"), together: Amount.nullable() }),
  z.object({ kind: z.literal("over-budget") }),
  z.object({ kind: z.literal("no-votes") }),
]);
export type Reason = z.infer<typeof Reason>;

const CountedIdea = z.object({
  ideaId: Id,
  isChosen: z.boolean(),
  /** Null where they are not told. */
  votes: z.number().int().nullable(),
  /** Null where winners alone are told. */
  reason: Reason.nullable(),
});

/**
 * Equal Shares: what each ballot has in the count. `ofBudget`: its equal part of the budget; `counted`: what it had in the count that
 * decides, after all were given as much more as the budget allows.
 */
const BallotPart = z.object({ ofBudget: Amount, counted: Amount });

const DistrictResult = z.object({
  districtId: Id,
  disclosure: Disclosure,
  ballots: PeopleCount,
  spent: Amount,
  /** Null by another rule, and where amounts of supporters are not told. */
  part: BallotPart.nullable(),
  /** In the order in which they were counted; those that were not chosen last. Where winners alone are told, in that of the list. */
  ideas: z.array(CountedIdea),
});
export type DistrictResult = z.infer<typeof DistrictResult>;

export const RoundResult = z.object({ countedAt: Instant, districts: z.array(DistrictResult) });
export type RoundResult = z.infer<typeof RoundResult>;

export const CodeIssue = z.enum(codeIssues);
export type CodeIssue = z.infer<typeof CodeIssue>;

/** Codes of a district that were handed out in one way. */
export const CodeNumbers = z.object({
  districtId: Id,
  issue: CodeIssue,
  made: z.number().int(),
  revoked: z.number().int(),
  /** With how many a ballot was cast. Null until the vote is counted: until then the turnout says what is told. */
  used: PeopleCount.nullable(),
});
export type CodeNumbers = z.infer<typeof CodeNumbers>;
