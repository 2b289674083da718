/** Who may be one of the provider's own people. */
import type { Config } from "#kernel/config.ts";

/** The provider's people need an address in its domain, but the address alone does not make someone one of them. D §1 */
export function mayBeSystem({ providerMailDomain }: Pick<Config, "providerMailDomain">, email: string): boolean {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return providerMailDomain === null || domain === providerMailDomain.toLowerCase();
}
