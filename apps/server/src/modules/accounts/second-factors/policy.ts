/** Which factors may be removed, and if not, why not. */
import type { Verdict } from "@stoep/contract/kernel";

/** The last factor stays while one of the person's organisations requires one. D §2 */
export const mayRemoveLast = (requiredFrom: Date | null, now: Date): Verdict =>
  requiredFrom === null || requiredFrom > now || "last_factor";
