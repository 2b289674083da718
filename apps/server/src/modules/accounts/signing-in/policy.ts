/** Who may, and if not, why not. */
import type { Level, MembershipType, Module, Verdict } from "@stoep/contract/kernel";
import { levelVerdict } from "#kernel/access.ts";

/** Pending members may go in: they see that they wait. D §3 */
export const mayActivate = ({ type }: { type: MembershipType }): Verdict =>
  type !== "disabled" || "membership_disabled";

/** Signed on by an organisation's provider one gets no further than that organisation, until one shows who one is oneself. */
export const reaches = (limit: string | null, organisationId: string | null): Verdict =>
  limit === null || limit === organisationId || "confirmation_required";

interface Membership {
  type: MembershipType;
  networkLevel: Level | null;
  participationLevel: Level | null;
  careLevel: Level | null;
}
/** Whether a member has a place in this module, as editor or only to read. */
export function mayWorkIn(membership: Membership, module: Module, isEditor: boolean): Verdict {
  const { type: membershipType, networkLevel, participationLevel, careLevel } = membership;
  const levels = { network: networkLevel, participation: participationLevel, care: careLevel };
  return levelVerdict({ membershipType, levels }, module, isEditor ? "editor" : "viewer");
}
