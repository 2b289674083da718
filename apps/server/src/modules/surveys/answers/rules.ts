/** Who may answer now, and why not. Pure. D §12 */
import type { Verdict } from "@stoep/contract/kernel";
import { activeVerdict, type Term } from "../rules.ts";

export interface JudgedRespondent extends Term {
  asksProof: boolean;
  canChange: boolean;
  isProven: boolean;
  hasAnswered: boolean;
  /** The answer is there, for who gave it. */
  isFound: boolean;
}

/** `today`: the day by the network's clock. */
export function answerVerdict(respondent: JudgedRespondent, today: string): Verdict {
  const active = activeVerdict(respondent, today);
  if (active !== true) return active;
  if (respondent.asksProof && !respondent.isProven) return "residence_not_proven";
  if (!respondent.hasAnswered) return true;
  if (!respondent.canChange) return "already_answered";
  return respondent.isFound || "answer_sealed";
}
