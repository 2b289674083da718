/** Step 2 of a request: finds the actor for a token, with roles, licences and places as they are at this moment. */
import type { IncomingHttpHeaders } from "node:http";
import { personName, type Route, refusalsOf } from "@stoep/contract/kernel";
import { accessVerdict } from "#kernel/access.ts";
import type { Actor, Network, Resident, Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { refuse } from "#kernel/refuse.ts";
import { type AccessToken, accessTokenReader } from "./access-token.ts";
import { careFactorFrom } from "./rules/care-factor.ts";
import { licenceMoments, licenceScopes, licenceStates, licensedThings, parseLicences } from "./rules/licence-state.ts";
import {
  findIdentity,
  findResident,
  findResidentIdentity,
  type Identity,
  type ResidentRow,
  startCare,
} from "./store/session-identities.ts";

/** Refuses with `sign_in_required` or `place_changed`. */
export function actorIdentifier(platform: Db, network: (schema: string) => Db) {
  const readAccessToken = accessTokenReader(platform);
  const find = async (authorization: string | undefined, now: Date): Promise<Actor> => {
    if (authorization === undefined) return { kind: "guest" };
    const token = /^Bearer ([\w.-]{1,1000})$/i.exec(authorization)?.[1];
    const named = token && (await readAccessToken(token, now));
    if (!named) return refuse("sign_in_required");
    return (await identifyResident(named, network, now)) ?? (await identifyActor(named, platform, network, now));
  };
  return async ({ authorization, "x-place": place }: IncomingHttpHeaders, now: Date, route: Route): Promise<Actor> => {
    const actor = await find(authorization, now);
    if (actor.kind === "staff" && actor.startsCare && isOfCare(route, actor))
      await startCare(platform, actor.membershipId, now);
    if (place !== undefined && place !== placeOf(actor) && isOfPlace(route)) refuse("place_changed");
    return actor;
  };
}

const isOfCare = ({ access }: Route, actor: Staff): boolean =>
  "module" in access && access.module === "care" && accessVerdict(access, actor) === true;

/** All tabs of a browser share a session: after a switch in one, another may save before it notices. */
const isOfPlace = (route: Route): boolean => refusalsOf(route).includes("place_changed");

function placeOf(actor: Actor): string | null {
  if (actor.kind === "staff") return actor.membershipId;
  return actor.kind === "resident" ? actor.residentId : null;
}

type NetworkDatabases = (schema: string) => Db;

/** Identifies nearly all residents' requests. */
async function identifyResident(
  { sessionId, schema }: AccessToken,
  database: NetworkDatabases,
  now: Date,
): Promise<Resident | null> {
  const [found] = schema ? await findResidentIdentity(database(schema), sessionId, now) : [];
  const network = found && networkIn(found);
  return found && network ? asResident(personIn(found), network, found) : null;
}

async function identifyActor(
  { sessionId }: AccessToken,
  platform: Db,
  database: NetworkDatabases,
  now: Date,
): Promise<Actor> {
  const [found] = await findIdentity(platform, sessionId, now);
  if (!found) return refuse("sign_in_required");
  const person = personIn(found);
  const network = networkIn(found);
  if (!network) return { kind: "account", ...person };
  const staff = asStaff(found, person, network, now);
  if (staff) return staff;
  const [home] = found.residentId ? await findResident(database(network.schema), found.residentId) : [];
  return home ? asResident(person, network, home) : { kind: "account", ...person };
}

type PersonPart = Pick<Staff, "sessionId" | "accountId" | "language" | "name" | "isSystem" | "openUntil">;
type PersonColumns =
  | "sessionId"
  | "accountId"
  | "language"
  | "firstName"
  | "lastName"
  | "isSystem"
  | "signOnScope"
  | "expiresAt";
type NetworkColumns = "networkId" | "slug" | "networkName" | "schemaName" | "timeZone" | "languages";

function personIn({ sessionId, accountId, language, ...found }: Pick<Identity, PersonColumns>): PersonPart {
  // Signing in through a provider never gives the rights of the platform's own people.
  const isSystem = found.isSystem && found.signOnScope === null;
  const name = personName(found);
  return { sessionId, accountId, language, isSystem, name, openUntil: found.expiresAt };
}

function networkIn(found: Pick<Identity, NetworkColumns>): Network | null {
  const { networkId, slug, networkName, schemaName, timeZone, languages } = found;
  if (!networkId || !slug || !networkName || !schemaName || !timeZone || !languages) return null;
  return { id: networkId, slug, name: networkName, schema: schemaName, timeZone, languages };
}

function asStaff(found: Identity, person: PersonPart, network: Network, now: Date): Staff | null {
  const { membershipId, membershipType, organisationId, organisationName, organisationKind } = found;
  const { secondFactorFrom, secondStep, isCareSecured, careSince } = found;
  const careFrom = careFactorFrom(found);
  if (!membershipId || !membershipType || !organisationId || !organisationName || !organisationKind) return null;
  const licences = parseLicences(found.licences);
  return {
    kind: "staff",
    ...person,
    openUntil: nextAccessChange(found, now),
    network,
    membershipId,
    membershipType,
    levels: { network: found.networkLevel, participation: found.participationLevel, care: found.careLevel },
    organisation: { id: organisationId, name: organisationName, kind: organisationKind },
    licences: licenceStates(licences, now),
    scopes: licenceScopes(licences, now),
    licensedThings: licensedThings(licences, now),
    mustAddFactor: secondFactorFrom !== null && secondFactorFrom <= now && secondStep !== "done",
    mustAddFactorForCare: careFrom !== null && careFrom <= now && secondStep !== "done",
    startsCare: Boolean(isCareSecured) && careSince === null,
  };
}

/** When the session ends, a second step becomes required, or a licence begins, ends or closes: whichever comes first. */
function nextAccessChange(found: Identity, now: Date): Date {
  const { expiresAt, secondFactorFrom, secondStep, licences } = found;
  const required = [secondFactorFrom, careFactorFrom(found)].filter((from) => from !== null);
  const asked = secondStep !== "done" ? required : [];
  const moments = [...asked, ...licenceMoments(parseLicences(licences))].filter((moment) => moment > now);
  return new Date(Math.min(...[expiresAt, ...moments].map((moment) => moment.getTime())));
}

function asResident(person: PersonPart, network: Network, home: ResidentRow): Resident {
  return {
    kind: "resident",
    ...person,
    network,
    residentId: home.id,
    householdId: home.householdId,
    neighbourhoodId: home.neighbourhoodId,
    streetId: home.streetId,
    followedIds: home.followedIds,
    residentKind: home.kind,
    isProven: home.provenAt !== null,
  };
}
