/**
 * Counts the vote of a citizen budget, with the same result to the last digit on the server, in a worker and in a visitor's browser:
 * whole numbers, stated roundings, stated ties. Reads and writes elections as pabulib files. Pure, without dependencies.
 *
 * The rules in words: docs/specification/tally.md
 */
export { count, type Outcome } from "./count.ts";
export * from "./election.ts";
export { countingEqualShares, type EqualShares, type EqualSharesReason, type Purchase } from "./equal-shares.ts";
export { formatMoney, moneyPerUnit, parseMoney } from "./money.ts";
export { countMostVotes, type MostVotes, type MostVotesReason } from "./most-votes.ts";
export { type PbElection, PbError, type PbProblem, readPb } from "./pb/read.ts";
export { type PbDescription, type PbSize, writePb, writePbBallot, writePbHead } from "./pb/write.ts";
