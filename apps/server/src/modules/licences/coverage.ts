/** What an organisation's licence covers at a given moment: for what happens when nobody is signed in, such as a scheduled message. D §4 */
import type { LicenceState, Module, Verdict } from "@stoep/contract/kernel";
import type { LicenceScope } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { licenceScopes, licenceStates } from "#modules/accounts/index.ts";
import { licencesOf } from "./store.ts";

export interface Coverage {
  state: LicenceState;
  scope: LicenceScope | null;
}

/** From the licences as they stand in the database now. */
export async function coverageAt(db: Db, organisationId: string, module: Module, moment: Date): Promise<Coverage> {
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
export function coverageVerdict({ state, scope }: Coverage, neighbourhoodIds: readonly string[]): Verdict {
  if (state === "none") return "no_licence";
  if (state === "expired" || state === "closed") return "licence_expired";
  return scopeVerdict(scope, neighbourhoodIds);
}
