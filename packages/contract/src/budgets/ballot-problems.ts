/** What is wrong with a ballot. Pure: the screen and the server say the same. */
import { type FieldCode, sumOf } from "../kernel/index.ts";
import type { BallotContent } from "./ballots.ts";
import type { ReadRound } from "./schemas.ts";

type Rules = Pick<ReadRound, "ballot" | "atLeast" | "atMost" | "leastAge">;

interface District {
  /** Whole units of the currency. */
  budget: number;
  ideas: readonly { ideaId: string; cost: number }[];
}

/** A code for each field; empty when the ballot can be cast in that district. */
export function ballotProblems(
  { ideaIds, confirmsAge }: BallotContent,
  { ballot, atLeast, atMost, leastAge }: Rules,
  { budget, ideas }: District,
): Partial<Record<keyof BallotContent, FieldCode>> {
  const costs = new Map(ideas.map(({ ideaId, cost }) => [ideaId, cost]));
  const total = sumOf(ideaIds, (id) => costs.get(id) ?? 0);
  const choicesCode = (): FieldCode | null => {
    if (ideaIds.length === 0) return "choicesRequired";
    if (ideaIds.some((id) => !costs.has(id))) return "ideaNotOnBallot";
    if (ballot === "basket") return total > budget ? "basketTooDear" : null;
    if (ideaIds.length < atLeast) return "tooFewChoices";
    return ideaIds.length > atMost ? "tooManyChoices" : null;
  };
  const problems: Partial<Record<keyof BallotContent, FieldCode>> = {};
  const code = choicesCode();
  if (code) problems.ideaIds = code;
  if (leastAge !== null && !confirmsAge) problems.confirmsAge = "ageUnconfirmed";
  return problems;
}
