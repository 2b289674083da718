/** Who may, and if not, why not. */
import type { Level, MembershipType, Module, Verdict } from "@stoep/contract/kernel";
import { levelVerdict } from "#kernel/access.ts";
import type { SignOnOwner } from "../sessions/index.ts";

/** Pending members may activate theirs, to see that they are waiting. D §3 */
export const mayActivate = ({ type }: { type: MembershipType }): Verdict =>
  type !== "disabled" || "membership_disabled";

/**
 * A session from the provider of an organisation or a network is limited to it until the person re-authenticates. `place`: its
 * organisation is null for a residence.
 */
export function signOnLimitVerdict(
  limit: SignOnOwner | null,
  place: { networkId: string; organisationId: string | null },
): Verdict {
  if (limit === null || limit.scope === "installation") return true;
  const isThere =
    limit.scope === "network" ? limit.networkId === place.networkId : limit.organisationId === place.organisationId;
  return isThere || "confirmation_required";
}

interface Membership {
  type: MembershipType;
  networkLevel: Level | null;
  participationLevel: Level | null;
  careLevel: Level | null;
}
/** Whether a member may work in this module, as an editor or only to read. */
export function mayWorkIn(membership: Membership, module: Module, isEditor: boolean): Verdict {
  const { type: membershipType, networkLevel, participationLevel, careLevel } = membership;
  const levels = { network: networkLevel, participation: participationLevel, care: careLevel };
  return levelVerdict({ membershipType, levels }, module, isEditor ? "editor" : "viewer");
}
