/** Who may, and if not, why not. */
import type { MembershipType, Verdict } from "@stoep/contract/kernel";

/** Pending members may go in: they see that they wait. D §3 */
export const mayActivate = ({ type }: { type: MembershipType }): Verdict =>
  type !== "disabled" || "membership_disabled";
