/** What the outside sees of accounts, memberships and residences. */
import type { MembershipView, NetworkView, ResidenceView, Session } from "@stoep/contract/accounts";
import { licenceStates, parseLicences } from "./rules/licence-state.ts";
import type { findSession, Home, MembershipRow } from "./store/session-view.ts";

type SessionRow = Awaited<ReturnType<typeof findSession>>;

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
  return {
    account: { id, email, firstName, lastName, publicName, language },
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
    return { kind: "membership", membership: viewMembership(membership), licences };
  }
  const home = homes.find(({ id }) => id === session.residentId);
  return home ? { kind: "residence", residence: viewHome(home) } : { kind: "none" };
}
