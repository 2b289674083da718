/** What the member may do, read from the verdicts in the session. Nothing is decided here. D §3 */
import type { FeatureAccess } from "@stoep/contract/accounts";
import { featureNames, features, type Feature as LicenceFeature } from "@stoep/contract/features";
import type { Module } from "@stoep/contract/kernel";
import { useSession } from "./session.tsx";
import type { Session } from "./session-store.ts";

export type { LicenceFeature };

/** Why a feature's screens are closed; each cause has its own page. D §3 */
export const closedCauses = [
  "no_licence",
  "licence_expired",
  "module_not_included",
  "licence_level_too_low",
  "no_module_access",
] as const;
export type ClosedCause = (typeof closedCauses)[number];

/** "/licence/network/no-licence" */
export const licencePath = (module: Module, cause: ClosedCause): string =>
  `/licence/${module}/${cause.replaceAll("_", "-")}`;

export const moduleOf = (feature: LicenceFeature): Module => features[feature].module;

/** Without a membership everything is closed; the shell says so before any screen renders. */
const noAccess: FeatureAccess = {
  read: "wrong_kind_of_session",
  write: "wrong_kind_of_session",
  manage: "wrong_kind_of_session",
};

export const accessOf = ({ active }: Session, feature: LicenceFeature): FeatureAccess =>
  active.kind === "membership" ? active.access[feature] : noAccess;

/** Three verdicts: whether the member may read, write and manage what belongs to a licence feature. */
export const useAccess = (feature: LicenceFeature): FeatureAccess => accessOf(useSession(), feature);

/** Why parts of a module are closed to the member now, in the order of `closedCauses`; empty when all of it is open. */
export function closedCausesOf(session: Session, module: Module): ClosedCause[] {
  const verdicts = featureNames
    .filter((feature) => moduleOf(feature) === module)
    .flatMap((feature) => Object.values(accessOf(session, feature)));
  return closedCauses.filter((cause) => verdicts.includes(cause));
}

/** The cause that keeps the member out of a feature's screens; null when they are open. */
export function closedBecause(session: Session, feature: LicenceFeature): ClosedCause | null {
  const { read } = accessOf(session, feature);
  return closedCauses.find((cause) => cause === read) ?? null;
}
