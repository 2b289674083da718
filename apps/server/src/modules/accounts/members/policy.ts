/** Who may be removed, and if not, why not. */
import type { MembershipType, Verdict } from "@stoep/contract/kernel";

/** An organisation keeps an owner. `owners`: at most two of those who can sign in. S1 §4 */
export const mayRemove = (member: { id: string; type: MembershipType }, owners: string[]): Verdict =>
  member.type !== "owner" || owners.some((id) => id !== member.id) || "last_owner";
