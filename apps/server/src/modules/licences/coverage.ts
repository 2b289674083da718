/** What an organisation's licences cover at a given moment, for events without a signed-in person, such as scheduled messages. D §4 */
import { type Feature, features, staffFor, uses } from "@stoep/contract/features";
import type { LicenceState, Module, Verdict } from "@stoep/contract/kernel";
import { memberVerdict } from "#kernel/access.ts";
import type { LicenceScope, LicensedThing } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { licenceRows } from "#modules/accounts/index.ts";
import { listOrganisationLicences } from "./store.ts";

export interface Coverage {
  licences: Record<Module, LicenceState>;
  scopes: Record<Module, LicenceScope | null>;
  licensedThings: readonly LicensedThing[];
}

/** Reads the current licences, to compute their state at any moment. */
export async function findCoverage(db: Db, organisationId: string): Promise<(moment: Date) => Coverage> {
  const rows = await listOrganisationLicences(db, organisationId);
  return (moment) => ({
    licences: licenceRows.licenceStates(rows, moment),
    scopes: licenceRows.licenceScopes(rows, moment),
    licensedThings: licenceRows.licensedThings(rows, moment),
  });
}

/** Whether the licence covers these neighbourhoods. An unlimited one covers all. */
export function scopeVerdict(scope: LicenceScope | null, neighbourhoodIds: readonly string[]): Verdict {
  if (scope === null) return true;
  const covered = new Set(scope.neighbourhoodIds);
  return (covered.size > 0 && neighbourhoodIds.every((id) => covered.has(id))) || "licence_out_of_scope";
}

/** Whether a one-off licence names this very thing: it opens everything of it, whatever another licence includes. */
export const isLicensedByName = (
  { licensedThings }: { licensedThings: readonly LicensedThing[] },
  kind: string,
  id: string | null,
): boolean => licensedThings.some((one) => one.kind === kind && one.id === id);

/** A member with all rights, so that only the licence can refuse. */
const anOwner = {
  membershipType: "owner",
  levels: { network: null, participation: null, care: null },
  mustAddFactor: false,
  mustAddFactorForCare: false,
} as const;

/** Whether something new of that feature may appear in these neighbourhoods: first the verdict of its routes, then the licence's scope. */
export function coverageVerdict(coverage: Coverage, feature: Feature, neighbourhoodIds: readonly string[]): Verdict {
  const verdict = memberVerdict(staffFor(feature, uses.write), { ...anOwner, licences: coverage.licences });
  return verdict === true ? scopeVerdict(coverage.scopes[features[feature].module], neighbourhoodIds) : verdict;
}
