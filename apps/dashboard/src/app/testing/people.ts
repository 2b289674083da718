import { bareSession, idOf } from "@stoep/client/testing";
import type { AccessByFeature, FeatureAccess } from "@stoep/contract/accounts";
import { featureNames, features } from "@stoep/contract/features";
import type { Membership, Session } from "../session-store.ts";

/** A membership of the city of Gent, an editor's by default. */
export function aMembership(change: Partial<Membership> = {}): Membership {
  return {
    id: idOf(1),
    type: "user",
    organisation: { id: idOf(2), name: "Stad Gent", kind: "city" },
    network: {
      id: idOf(3),
      slug: "gent",
      name: "Gent",
      timeZone: "Europe/Brussels",
      languages: ["nl", "fr", "en", "tr"],
      logo: null,
      accent: null,
    },
    levels: { network: "editor", participation: null, care: null },
    secondFactorFrom: null,
    careSecondFactorFrom: null,
    ...change,
  };
}

const ofEditor: FeatureAccess = { read: true, write: true, manage: "level_too_low" };
const notIncluded: FeatureAccess = {
  read: "module_not_included",
  write: "module_not_included",
  manage: "module_not_included",
};

/** The server's verdicts on the network module, an editor's by default; the other modules are not licensed. */
export function anAccess(change: Partial<FeatureAccess> = {}): AccessByFeature {
  const own = { ...ofEditor, ...change };
  return Object.fromEntries(
    featureNames.map((feature) => [feature, features[feature].module === "network" ? own : notIncluded]),
  ) as AccessByFeature;
}

/** Els edits for the city of Gent. */
export function aSession(
  membership: Membership = aMembership(),
  others: Membership[] = [],
  access: AccessByFeature = anAccess(),
): Session {
  return bareSession({
    memberships: [membership, ...others],
    active: {
      kind: "membership",
      membership,
      licences: { network: "essential", participation: "none", care: "none" },
      access,
      mustAddFactor: false,
      mustAddFactorForCare: false,
    },
  });
}
