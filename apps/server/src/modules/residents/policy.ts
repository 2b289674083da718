import type { Verdict } from "@stoep/contract/kernel";
import type { Resident, Staff } from "#kernel/actor.ts";

/** Where people live is the city's to confirm; companies and associations do not see the list. D §5 */
export const mayProve = (actor: Staff): Verdict => actor.organisation.kind === "city" || "not_allowed";

/** A neighbour of the same household who is proven. D §5 */
export const mayVouch = (actor: Resident): Verdict => actor.isProven || "residence_not_proven";
