/** Who may begin a sign-on where, and who may unlink one; if not, why not. */
import type { Verdict } from "@stoep/contract/kernel";
import type { SignInWays } from "../identities/index.ts";
import type { NamedProvider } from "./store/providers.ts";

/**
 * Residents may use the installation's providers and those of their network; another network's do not exist for the screen.
 * `network`: the slug of the network that the screen belongs to.
 */
export function mayStartSignOn(
  { scope, networkSlug }: Pick<NamedProvider, "scope" | "networkSlug">,
  { client, network }: { client: string; network: string | undefined },
): Verdict {
  const isHere = network === networkSlug || (network === undefined && client !== "resident");
  const isOpen = scope === "installation" || (scope === "network" ? isHere : client !== "resident");
  return isOpen || "not_found";
}

/** Nobody may lock themselves out: a password or another linked sign-on must remain. */
export function mayUnlink({ hasPassword, openLinks }: SignInWays, id: string): Verdict {
  return hasPassword || openLinks.some((other) => other !== id) || "not_allowed";
}
