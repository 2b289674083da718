/** Who may, and if not, why not. */
import type { Level, MembershipType, Module, Verdict } from "@stoep/contract/kernel";
import { levelVerdict } from "#kernel/access.ts";
import type { Config } from "#kernel/config.ts";

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

/** The provider's people have an address in its domain; but it takes more than the address to be one of them. D §1 */
export function mayBeSystem({ providerMailDomain }: Pick<Config, "providerMailDomain">, email: string): boolean {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return providerMailDomain === null || domain === providerMailDomain.toLowerCase();
}

/** Nobody locks themselves out: a password or another linked sign-on stays. */
export function mayUnlink(
  { hasPassword, openLinks }: { hasPassword: boolean; openLinks: string[] },
  id: string,
): Verdict {
  return hasPassword || openLinks.some((other) => other !== id) || "not_allowed";
}

/** An organisation keeps an owner. `owners`: those who can come in, two of them at most. S1 §4 */
export const mayRemove = (member: { id: string; type: MembershipType }, owners: string[]): Verdict =>
  member.type !== "owner" || owners.some((id) => id !== member.id) || "last_owner";

/** The last factor stays while an organisation of the person asks for one. D §2 */
export const mayRemoveLast = (requiredFrom: Date | null, now: Date): Verdict =>
  requiredFrom === null || requiredFrom > now || "last_factor";
