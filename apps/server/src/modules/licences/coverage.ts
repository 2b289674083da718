/** What an organisation may publish to at a moment: for things that happen without its people, such as a planned message. D §4 */
import type { LicenceState, Module, Verdict } from "@stoep/contract/kernel";
import type { LicenceScope } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { licenceScopes, licenceStates } from "#modules/accounts/index.ts";
import { licencesOf } from "./store.ts";

export interface Cover {
  state: LicenceState;
  scope: LicenceScope | null;
}

export async function coverAt(db: Db, organisationId: string, module: Module, moment: Date): Promise<Cover> {
  const rows = await licencesOf(db, organisationId);
  return { state: licenceStates(rows, moment)[module], scope: licenceScopes(rows, moment)[module] };
}

/** Whether these neighbourhoods are paid for. A licence that is not limited covers all of them. */
export function scopeVerdict(scope: LicenceScope | null, neighbourhoodIds: readonly string[]): Verdict {
  if (scope === null) return true;
  const covered = new Set("neighbourhoodIds" in scope ? scope.neighbourhoodIds : []);
  return neighbourhoodIds.every((id) => covered.has(id)) || "licence_out_of_scope";
}

/** Whether something new may appear in these neighbourhoods. */
export function coverVerdict({ state, scope }: Cover, neighbourhoodIds: readonly string[]): Verdict {
  if (state === "none") return "no_licence";
  if (state === "expired" || state === "closed") return "licence_expired";
  return scopeVerdict(scope, neighbourhoodIds);
}
