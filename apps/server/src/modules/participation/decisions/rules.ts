/** What a type asks for. Pure. */
import type { FieldCode } from "@stoep/contract/kernel";
import { type IdeaType, isChosenType, needsReason } from "@stoep/contract/participation";

interface Wanted {
  type: IdeaType;
  reason: string;
  cost: number | null;
}

/** Why it cannot be decided like this: a code per field. */
export function decisionProblems({ type, reason, cost }: Wanted): Record<string, FieldCode> {
  const problems: Record<string, FieldCode> = {};
  if (needsReason(type) && reason === "") problems.reason = "reasonRequired";
  if (cost !== null && !isChosenType(type)) problems.cost = "costNotForType";
  return problems;
}

/** After the decision: the cost as given, as before, or none where the type has none. */
export const costAfter = ({ type, cost }: Pick<Wanted, "type" | "cost">, before: number | null): number | null =>
  isChosenType(type) ? (cost ?? before) : null;
