/** Step 2 of a request: from the bearer of a token to an actor. Roles, licences and places are as they are at this moment. */
import type { Actor, Network, Resident, Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { refuse } from "#kernel/refuse.ts";
import { accessTokenReader } from "./access-token.ts";
import { licenceMoments, licenceScopes, licenceStates, parseLicences } from "./rules/licence-state.ts";
import { findIdentity, findResident, type Identity } from "./store/identities.ts";

export function identifier(platform: Db, network: (schema: string) => Db) {
  const readAccessToken = accessTokenReader(platform);
  return async (authorization: string | undefined, now: Date): Promise<Actor> => {
    if (authorization === undefined) return { kind: "guest" };
    const token = /^Bearer ([\w.-]{1,1000})$/i.exec(authorization)?.[1];
    const named = token && (await readAccessToken(token, now));
    const [found] = named ? await findIdentity(platform, named, now) : [];
    if (!found) return refuse("sign_in_required");
    const { sessionId, accountId, language } = found;
    // An organisation's provider makes nobody one of the platform's own people.
    const isSystem = found.isSystem && found.signOnOrganisationId === null;
    const name = `${found.firstName} ${found.lastName}`.trim();
    const person = { sessionId, accountId, language, isSystem, name, openUntil: nextMoment(found, now) };
    return (await asPlaced(found, person, network, now)) ?? { kind: "account", ...person };
  };
}

type Person = Pick<Staff, "sessionId" | "accountId" | "language" | "name" | "isSystem" | "openUntil">;

/** The session ends, the second step is asked for, a licence begins, ends or closes: whichever comes first. */
function nextMoment({ expiresAt, secondFactorFrom, secondStep, licences }: Identity, now: Date): Date {
  const asked = secondStep !== "done" && secondFactorFrom ? [secondFactorFrom] : [];
  const moments = [...asked, ...licenceMoments(parseLicences(licences))].filter((moment) => moment > now);
  return new Date(Math.min(...[expiresAt, ...moments].map((moment) => moment.getTime())));
}

async function asPlaced(found: Identity, person: Person, database: (schema: string) => Db, now: Date) {
  const network = networkIn(found);
  if (!network) return null;
  return asStaff(found, person, network, now) ?? (await asResident(found, person, network, database(network.schema)));
}

function networkIn({ networkId, slug, networkName, schemaName, timeZone, languages }: Identity): Network | null {
  if (!networkId || !slug || !networkName || !schemaName || !timeZone || !languages) return null;
  return { id: networkId, slug, name: networkName, schema: schemaName, timeZone, languages };
}

function asStaff(found: Identity, person: Person, network: Network, now: Date): Staff | null {
  const { membershipId, membershipType, organisationId, organisationName, organisationKind } = found;
  const { secondFactorFrom, secondStep } = found;
  if (!membershipId || !membershipType || !organisationId || !organisationName || !organisationKind) return null;
  const licences = parseLicences(found.licences);
  return {
    kind: "staff",
    ...person,
    network,
    membershipId,
    membershipType,
    levels: { network: found.networkLevel, participation: found.participationLevel, care: found.careLevel },
    organisation: { id: organisationId, name: organisationName, kind: organisationKind },
    licences: licenceStates(licences, now),
    scopes: licenceScopes(licences, now),
    mustAddFactor: secondFactorFrom !== null && secondFactorFrom <= now && secondStep !== "done",
  };
}

async function asResident(
  { residentId }: Identity,
  person: Person,
  network: Network,
  db: Db,
): Promise<Resident | null> {
  const [row] = residentId ? await findResident(db, residentId) : [];
  if (!row) return null;
  return {
    kind: "resident",
    ...person,
    network,
    residentId: row.id,
    householdId: row.householdId,
    neighbourhoodId: row.neighbourhoodId,
    streetId: row.streetId,
    residentKind: row.kind,
    isProven: row.provenAt !== null,
  };
}
