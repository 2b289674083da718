import type { Verdict } from "@stoep/contract/kernel";
import type { Resident, Staff } from "#kernel/actor.ts";
import { correctionMs, restAfterMoveMs } from "./rules.ts";

/** Where people live is the city's to confirm; companies and associations do not see the list. D §5 */
export const mayProve = (actor: Staff): Verdict => actor.organisation.kind === "city" || "not_allowed";

/** A neighbour of the same household who is proven. D §5 */
export const mayVouch = (actor: Resident): Verdict => actor.isProven || "residence_not_proven";

/** Not every day: a move can be put right for a day, then the next waits until 30 days after it. */
export function mayMove(movedAt: Date | null, now: Date): Verdict {
  if (movedAt === null) return true;
  const agoMs = now.getTime() - movedAt.getTime();
  return agoMs < correctionMs || agoMs >= restAfterMoveMs || "moved_lately";
}
