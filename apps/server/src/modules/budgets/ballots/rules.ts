/** What a voter may do with their ballot, and why not. Pure. D §11 */
import type { MyBallot, Roll, RoundState } from "@stoep/contract/budgets";
import type { Verdict } from "@stoep/contract/kernel";

interface Voting {
  /** By the network's clock. */
  state: RoundState;
  countedAt: Date | null;
}

interface JudgedStanding extends Voting {
  roll: Roll;
  /** The right is used: a ballot was cast and not withdrawn. */
  hasVoted: boolean;
  /** It is found at the seal of the right. */
  isFound: boolean;
  /** The right is that of a code. */
  hasCode: boolean;
  provenAt: Date | null;
  /** Of the right, else of the home. */
  districtId: string | null;
}

export const votingVerdict = ({ state, countedAt }: Voting): Verdict =>
  (state === "active" && countedAt === null) || "round_not_active";

/** Proof and district are judged when the right is used; who voted changes the ballot wherever they live by then. */
export function ballotVerdicts(standing: JudgedStanding): MyBallot["can"] {
  const voting = votingVerdict(standing);
  if (voting !== true) return { cast: voting, withdraw: voting };
  const found = standing.isFound || "ballot_sealed";
  return standing.hasVoted
    ? { cast: found, withdraw: found }
    : { cast: rightVerdict(standing), withdraw: "nothing_cast" };
}

function rightVerdict({ roll, hasCode, districtId, provenAt }: JudgedStanding): Verdict {
  if (hasCode !== (roll === "codes")) return hasCode ? "codes_not_asked" : "code_required";
  if (districtId === null) return "not_on_roll";
  if (hasCode) return true;
  return provenAt !== null || "residence_not_proven";
}
