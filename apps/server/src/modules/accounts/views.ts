/** What the outside sees of accounts, memberships and residences. */
import type {
  Factors,
  FactorView,
  MembershipView,
  NetworkView,
  ResidenceView,
  Session,
} from "@stoep/contract/accounts";
import { mayRemoveLast } from "./policy.ts";
import { licenceStates, parseLicences } from "./rules/licence-state.ts";
import type { FactorRow } from "./store/factors.ts";
import type { findSession, Home, MembershipRow } from "./store/session-view.ts";

type SessionRow = Awaited<ReturnType<typeof findSession>>;

/** The version in the address lets a browser keep what it has, and see at once what is new. */
export const pictureAddress = (accountId: string, sha256: string | null): string | null =>
  sha256 && `/api/businessprofileapi/picture/${accountId}?version=${sha256.slice(0, 12)}`;

const viewNetwork = ({ id, slug, name, timeZone, languages }: NetworkView): NetworkView => ({
  id,
  slug,
  name,
  timeZone,
  languages,
});

const viewMembership = (row: MembershipRow): MembershipView => ({
  id: row.id,
  type: row.type,
  organisation: { id: row.organisationId, name: row.organisationName, kind: row.kind },
  network: viewNetwork({ ...row, id: row.networkId }),
  levels: { network: row.networkLevel, participation: row.participationLevel, care: row.careLevel },
  secondFactorFrom: row.secondFactorFrom?.toISOString() ?? null,
});

const viewHome = (home: Home): ResidenceView => ({
  residentId: home.id,
  network: viewNetwork(home.network),
  neighbourhood: { id: home.neighbourhoodId, name: home.neighbourhoodName },
  kind: home.kind,
  publicName: home.publicName,
  isProven: home.provenAt !== null,
});

export function viewSession(session: SessionRow, memberships: MembershipRow[], homes: Home[], now: Date): Session {
  const { id, email, firstName, lastName, publicName, language } = session;
  const isSystem = session.isSystem && session.signOnOrganisationId === null;
  const hasSecondFactor = Boolean(session.hasSecondFactor);
  const picture = pictureAddress(id, session.pictureSha256);
  return {
    account: { id, email, firstName, lastName, publicName, language, isSystem, hasSecondFactor, picture },
    memberships: memberships.map(viewMembership),
    residences: homes.map(viewHome),
    active: viewActive(session, memberships, homes, now),
    signedInAt: session.createdAt.toISOString(),
  };
}

function viewActive(session: SessionRow, memberships: MembershipRow[], homes: Home[], now: Date): Session["active"] {
  const membership = memberships.find(({ id }) => id === session.membershipId);
  if (membership) {
    const licences = licenceStates(parseLicences(membership.licences), now);
    const { secondFactorFrom } = membership;
    const mustAddFactor = secondFactorFrom !== null && secondFactorFrom <= now && session.secondStep !== "done";
    return { kind: "membership", membership: viewMembership(membership), licences, mustAddFactor };
  }
  const home = homes.find(({ id }) => id === session.residentId);
  return home ? { kind: "residence", residence: viewHome(home) } : { kind: "none" };
}

export const viewFactor = ({ id, kind, name, createdAt, lastUsedAt }: FactorRow): FactorView => ({
  id,
  kind,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

interface Security {
  factors: FactorRow[];
  recoveryCodesLeft: number;
  hasPassword: boolean;
  requiredFrom: Date | null;
  confirmedUntil: Date | null;
}
export const viewFactors = ({ factors, requiredFrom, confirmedUntil, ...rest }: Security, now: Date): Factors => ({
  ...rest,
  factors: factors.map(viewFactor),
  requiredFrom: requiredFrom?.toISOString() ?? null,
  confirmedUntil: confirmedUntil?.toISOString() ?? null,
  can: { removeLast: mayRemoveLast(requiredFrom, now) },
});
