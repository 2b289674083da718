import type { Verdict } from "@stoep/contract/kernel";
import type { Resident, Staff } from "#kernel/actor.ts";
import { correctionMs, pauseAfterMoveMs } from "./rules.ts";

/** Only the city confirms where people live; companies and associations do not see the list. D §5 */
export const mayConfirm = (actor: Staff): Verdict => actor.organisation.kind === "city" || "not_allowed";

/** Proven members of the same household may vouch. D §5 */
export const mayVouch = (actor: Resident): Verdict => actor.isProven || "residence_not_proven";

/** A move can be corrected for a day; the next one must wait until 30 days after it. */
export function mayMove(movedAt: Date | null, now: Date): Verdict {
  if (movedAt === null) return true;
  const agoMs = now.getTime() - movedAt.getTime();
  return agoMs < correctionMs || agoMs >= pauseAfterMoveMs || "moved_lately";
}
