/** Who may begin where, and who may unlink; and if not, why not. */
import type { Verdict } from "@stoep/contract/kernel";
import type { WaysIn } from "../people/index.ts";
import type { NamedProvider } from "./store/providers.ts";

/**
 * Residents come in by what is everybody's, or their network's; what belongs to another network than the screen is not there.
 * `network`: the slug of the one that the screen stands in.
 */
export function mayBegin(
  { scope, networkSlug }: Pick<NamedProvider, "scope" | "networkSlug">,
  { client, network }: { client: string; network: string | undefined },
): Verdict {
  const isHere = network === networkSlug || (network === undefined && client !== "resident");
  const isOpen = scope === "installation" || (scope === "network" ? isHere : client !== "resident");
  return isOpen || "not_found";
}

/** Nobody locks themselves out: a password or another linked sign-on stays. */
export function mayUnlink({ hasPassword, openLinks }: WaysIn, id: string): Verdict {
  return hasPassword || openLinks.some((other) => other !== id) || "not_allowed";
}
