/** What clients see of accounts, memberships and residences. */
import type { MembershipView, NetworkView, ResidenceView, Session } from "@stoep/contract/accounts";
import { viewLogo, viewPicture } from "../identities/index.ts";
import { accessByFeature } from "./policy.ts";
import { careFactorFrom } from "./rules/care-factor.ts";
import { licenceStates, parseLicences } from "./rules/licence-state.ts";
import type { findSession, HomeRow, MembershipRow, NetworkLook } from "./store/session-view.ts";

type SessionRow = Awaited<ReturnType<typeof findSession>>;

type NetworkWithLook = Omit<NetworkView, "logo"> & NetworkLook;
const viewNetwork = ({ id, slug, name, timeZone, languages, accent, logoSha256 }: NetworkWithLook): NetworkView => ({
  id,
  slug,
  name,
  timeZone,
  languages,
  accent,
  logo: viewLogo(slug, logoSha256),
});

const viewMembership = (row: MembershipRow): MembershipView => ({
  id: row.id,
  type: row.type,
  organisation: { id: row.organisationId, name: row.organisationName, kind: row.kind },
  network: viewNetwork({ ...row, id: row.networkId }),
  levels: { network: row.networkLevel, participation: row.participationLevel, care: row.careLevel },
  secondFactorFrom: row.secondFactorFrom?.toISOString() ?? null,
  careSecondFactorFrom: careFactorFrom(row)?.toISOString() ?? null,
});

const viewHome = (home: HomeRow): ResidenceView => ({
  residentId: home.id,
  network: viewNetwork(home.network),
  neighbourhood: { id: home.neighbourhoodId, name: home.neighbourhoodName },
  kind: home.kind,
  publicName: home.publicName,
  isProven: home.provenAt !== null,
});

export function viewSession(session: SessionRow, memberships: MembershipRow[], homes: HomeRow[], now: Date): Session {
  const { id, email, firstName, lastName, publicName, language } = session;
  const isSystem = session.isSystem && session.signOnScope === null;
  const hasSecondFactor = Boolean(session.hasSecondFactor);
  const picture = viewPicture(id, session.pictureSha256);
  return {
    account: { id, email, firstName, lastName, publicName, language, isSystem, hasSecondFactor, picture },
    memberships: memberships.map(viewMembership),
    residences: homes.map(viewHome),
    active: viewActive(session, memberships, homes, now),
    signedInAt: session.createdAt.toISOString(),
  };
}

function viewActive(session: SessionRow, memberships: MembershipRow[], homes: HomeRow[], now: Date): Session["active"] {
  const membership = memberships.find(({ id }) => id === session.membershipId);
  if (membership) {
    const licences = licenceStates(parseLicences(membership.licences), now);
    const { secondFactorFrom } = membership;
    const mustAddFactor = secondFactorFrom !== null && secondFactorFrom <= now && session.secondStep !== "done";
    const careFrom = careFactorFrom(membership);
    const mustAddFactorForCare = careFrom !== null && careFrom <= now && session.secondStep !== "done";
    const shown = viewMembership(membership);
    const { type: membershipType, levels } = shown;
    const access = accessByFeature({ membershipType, levels, licences, mustAddFactor, mustAddFactorForCare });
    return { kind: "membership", membership: shown, licences, access, mustAddFactor, mustAddFactorForCare };
  }
  const home = homes.find(({ id }) => id === session.residentId);
  return home ? { kind: "residence", residence: viewHome(home) } : { kind: "none" };
}
