/** Lists, rules and limits of citizen budgets that are decided by vote, for use without their schemas. */
import { peopleCountMin } from "../residents/values.ts";

/** What a ballot may name: ideas that together cost no more than the budget, or a number of ideas. D §11 */
export const ballotKinds = ["basket", "approval"] as const;

/** docs/specification/tally.md */
export const countingRules = ["most-votes", "equal-shares"] as const;

/** Who may vote: residents who are proven, or those who have a code; never both. D §11 */
export const rolls = ["residents", "codes"] as const;

/** Prepared; locked, and by its days to come, under way or over; or given up for a new one. */
export const roundStates = ["draft", "upcoming", "active", "finished", "replaced"] as const;

export const roundLimits = {
  /** Of one project, replaced ones included. */
  rounds: 100,
  districts: 50,
  districtName: 100,
  ideas: 500,
  neighbourhoods: 1000,
  /** Whole units of the project's currency. */
  budget: 2_000_000_000,
  /** The budget of a district and the costs of its ideas together: what is counted exactly. docs/specification/tally.md */
  amounts: 9_000_000_000,
  leastAge: 99,
  /** Why a round was given up, for everybody to read. */
  reason: 1000,
  /** Of a file of ballots that is imported. */
  fileBytes: 32_000_000,
  fileBallots: 100_000,
  /** What a file calls its vote. */
  fileName: 250,
} as const;

/** Why a file of ballots cannot be imported. */
export const ballotFileProblems = [
  "not-text",
  "section-missing",
  "column-missing",
  "budget-missing",
  "amount-wrong",
  "amount-not-whole",
  "number-wrong",
  "points-wrong",
  "too-large",
  "idea-twice",
  "idea-unknown",
  "ideas-number",
  "ballots-number",
  "ballot-empty",
  "ballot-outside-rules",
  "not-approval",
  "rule-unknown",
  "days-missing",
  "not-over",
  "currency-other",
  "too-slow",
] as const;

/** What is made known of a district that was counted: its ballots, the votes of each idea from ten on, or the winners alone. D §11 */
export const disclosures = ["ballots", "votes", "winners"] as const;

export const secrecy = {
  /** From so many ballots on they are published. */
  ballots: 100,
  /** Fewer votes or voters are not told. */
  votes: peopleCountMin,
  /** How many an owner names to count again what is not published. */
  recounters: 2,
  /** After the last day: that somebody voted, and counted ballots that are not published. */
  keptDays: 30,
} as const;

/** How codes are handed out: letters to a list of names, a file for a printer, one by one at the counter. D §11 */
export const codeIssues = ["letters", "file", "counter"] as const;

/** A list that was read waits to be confirmed; then its letters, like a file for a printer, are made by a job. */
export const codeBatchStates = ["checked", "queued", "running", "done", "failed"] as const;

export const codeLimits = {
  /** Made at once: rows of a list, or codes of a file. */
  codes: 20_000,
  /** Of one phase, in whatever way. */
  codesOfPhase: 1_000_000,
  /** Of one phase. */
  batches: 500,
  /** Of a letter: name and address. */
  lines: 6,
  line: 100,
  /** Bytes of a list. */
  list: 10_000_000,
  /** What somebody may type where a code is asked for. */
  typed: 100,
  /** Letters that are shown before a list is confirmed. */
  sample: 3,
  /** Wrong rows that are told. */
  wrongRows: 100,
} as const;
