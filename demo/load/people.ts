/** Organisations, their staff, and the city's residents. */

import { randomBytes } from "node:crypto";
import { dayMs, daysAfter, daysBefore } from "@stoep/contract/kernel";
import type { Insertable } from "kysely";
import type { Database, ResidentTable } from "../../apps/server/src/schema/db.types.ts";
import type { Reader } from "../engagement.ts";
import type { Household } from "../people/households.ts";
import { invitations } from "../people/invitations.ts";
import { organisations } from "../people/organisations.ts";
import { knownEmails } from "../people/residents.ts";
import { publicNameOf, type Staff, staff } from "../people/staff.ts";
import type { OrganisationKey } from "../shapes.ts";
import { stableId } from "../stable-id.ts";
import type { Address } from "./homes.ts";
import { insertAll, type Site } from "./site.ts";

export const organisationId = (key: OrganisationKey): string => stableId("organisation", key);
export const accountId = (email: string): string => stableId("account", email);
export const staffId = (key: string): string => accountId((staff[key] as Staff).email);

const organisationsOf = (site: Site) =>
  (Object.keys(organisations) as OrganisationKey[]).filter((key) => organisations[key].city === site.city);

const workersOf = (site: Site) =>
  Object.values(staff).filter(
    ({ jobs }) => organisations[(jobs[0] as (typeof jobs)[0] & object).organisation].city === site.city,
  );

export async function insertOrganisations(site: Site): Promise<void> {
  const { trx, now, network } = site;
  const keys = organisationsOf(site);
  await insertAll(
    trx,
    "public.organisation",
    keys.map((key) => ({
      id: organisationId(key),
      networkId: network.id,
      name: organisations[key].name,
      kind: organisations[key].kind,
      createdAt: daysBefore(now, organisations[key].memberForDays),
    })),
  );
  const licences = keys.flatMap((key) =>
    organisations[key].licences.map(({ module, level }) => ({
      id: stableId("licence", key, module),
      organisationId: organisationId(key),
      module,
      level,
      fromAt: daysBefore(now, organisations[key].memberForDays),
      untilAt: daysAfter(now, 540),
      createdAt: daysBefore(now, organisations[key].memberForDays),
    })),
  );
  await insertAll(trx, "public.licence", licences);
}

export async function insertStaff(site: Site, passwordHash: string): Promise<void> {
  const { trx, now } = site;
  const people = workersOf(site);
  const since = daysBefore(now, 400);
  await insertAccounts(
    site,
    people.map(({ email, firstName, lastName, language }) => ({
      id: accountId(email),
      email,
      firstName,
      lastName,
      publicName: publicNameOf(firstName, lastName),
      language,
      createdAt: since,
    })),
    { passwordHash },
  );
  const memberships = people.flatMap(({ email, jobs }) =>
    jobs.map(({ organisation, type, network, participation, care }, index) => ({
      id: stableId("membership", email, organisation),
      accountId: accountId(email),
      organisationId: organisationId(organisation),
      type,
      networkLevel: network ?? null,
      participationLevel: participation ?? null,
      careLevel: care ?? null,
      createdAt: since,
      lastUsedAt: index === 0 ? daysBefore(now, 1) : null,
    })),
  );
  await insertAll(trx, "public.membership", memberships);
}

/** Nobody has the invitations' links: the stored hashes are of random values. */
export async function insertInvitations({ trx, now, city }: Site): Promise<void> {
  const own = invitations.filter(({ organisation }) => organisations[organisation].city === city);
  await insertAll(
    trx,
    "public.invitation",
    own.map(({ organisation, email, type, language, network, participation, care, by, daysAgo, isRevoked }) => ({
      id: stableId("invitation", organisation, email),
      organisationId: organisationId(organisation),
      email,
      type,
      language,
      networkLevel: network ?? null,
      participationLevel: participation ?? null,
      careLevel: care ?? null,
      tokenHash: randomBytes(32).toString("base64url"),
      invitedBy: staffId(by),
      createdAt: daysBefore(now, daysAgo),
      expiresAt: daysBefore(now, daysAgo - 7),
      revokedAt: isRevoked ? daysBefore(now, daysAgo - 1) : null,
    })),
  );
}

async function insertAccounts(
  { trx }: Site,
  accounts: Insertable<Database["public.account"]>[],
  { passwordHash, signsIn = () => true }: { passwordHash: string; signsIn?: (email: string) => boolean },
): Promise<void> {
  await insertAll(trx, "public.account", accounts);
  const whoSignIn = accounts.filter(({ email }) => signsIn(email));
  await insertAll(
    trx,
    "public.credential",
    whoSignIn.map(({ id, createdAt }) => ({ accountId: id, passwordHash, changedAt: createdAt })),
  );
}

/** Returns the residents who may take part. */
export async function insertResidents(
  site: Site,
  households: readonly Household[],
  homes: ReadonlyMap<string, Address>,
  passwordHash: string,
): Promise<Reader[]> {
  const { trx, now, network } = site;
  const people = households.flatMap((household): Settler[] => {
    const home = homes.get(household.key) as Address;
    return household.members.map((member) => ({
      member,
      household,
      home,
      joinedAt: daysBefore(now, member.sinceDays),
    }));
  });
  await insertAccounts(
    site,
    people.map(({ member: { email, firstName, lastName, publicName, language }, joinedAt }) => ({
      id: accountId(email),
      email,
      firstName,
      lastName,
      publicName,
      language,
      createdAt: joinedAt,
    })),
    { passwordHash, signsIn: (email) => knownEmails.includes(email) },
  );
  await insertAll(
    trx,
    "household",
    households.map((household) => householdRow(household, homes.get(household.key) as Address, now)),
  );
  await insertAll(
    trx,
    "resident",
    people.map((one): Insertable<ResidentTable> => residentRow(one, now)),
  );
  await insertAll(
    trx,
    "public.residence",
    people.map(({ member: { email, key } }) => ({
      accountId: accountId(email),
      networkId: network.id,
      residentId: stableId("resident", key),
    })),
  );
  return people.filter(({ member }) => member.isProven).map(readerOf);
}

function readerOf({ member: { key, email, kind, language, habit }, home, joinedAt }: Settler): Reader {
  return {
    key,
    kind,
    language,
    habit,
    joinedAt,
    residentId: stableId("resident", key),
    accountId: accountId(email),
    area: home.area,
    streetId: home.streetId,
  };
}

function householdRow({ key, members }: Household, home: Address, now: Date) {
  return {
    id: stableId("household", key),
    addressId: home.id,
    neighbourhoodId: home.areaId,
    streetId: home.streetId,
    longitude: home.longitude,
    latitude: home.latitude,
    createdAt: daysBefore(now, Math.max(...members.map(({ sinceDays }) => sinceDays))),
  };
}

interface Settler {
  member: Household["members"][number];
  household: Household;
  home: Address;
  joinedAt: Date;
}

/** Residents were proven by letter, some days after signing up. */
function residentRow({ member, household, home, joinedAt }: Settler, now: Date): Insertable<ResidentTable> {
  const provenAt = new Date(Math.min(joinedAt.getTime() + 4 * dayMs, now.getTime() - dayMs / 2));
  return {
    id: stableId("resident", member.key),
    accountId: accountId(member.email),
    householdId: stableId("household", household.key),
    neighbourhoodId: home.areaId,
    streetId: home.streetId,
    kind: member.kind,
    publicName: member.publicName,
    wantsAlertMails: member.wantsAlertMails,
    provenAt: member.isProven ? provenAt : null,
    createdAt: joinedAt,
  };
}
