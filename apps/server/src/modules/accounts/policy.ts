/** Who may, and if not, why not. */
import type { MembershipType, Verdict } from "@stoep/contract/kernel";
import type { Config } from "#kernel/config.ts";

/** Pending members may go in: they see that they wait. D §3 */
export const mayActivate = ({ type }: { type: MembershipType }): Verdict =>
  type !== "disabled" || "membership_disabled";

/** The provider's people have an address in its domain; but it takes more than the address to be one of them. D §1 */
export function mayBeSystem({ providerMailDomain }: Pick<Config, "providerMailDomain">, email: string): boolean {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return providerMailDomain === null || domain === providerMailDomain.toLowerCase();
}
