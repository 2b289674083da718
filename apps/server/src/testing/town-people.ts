/** Puts the people of the test town into their organisations and homes, with everybody already signed in. */
import { dayAt, daysAfter, daysBefore, daysLater } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import type { Network } from "#kernel/actor.ts";
import type { Databases, Db } from "#kernel/database.ts";
import {
  type OrganisationName,
  type OrganisationPlan,
  organisationPlans,
  type PersonName,
  type PersonPlan,
  peoplePlans,
} from "./people.ts";
import { buildPlaces, type Place } from "./places.ts";

export interface SettledTown {
  networks: { testdorp: Network; naburg: Network };
  /** Their ids. */
  organisations: Record<OrganisationName, string>;
  places: Record<"noord" | "oost" | "zuid" | "west" | "elsewhere", Place>;
  people: Record<PersonName, PlannedSettler>;
}
/** `schema`: of the session's network. */
export interface PersonSession {
  id: string;
  membershipId: string | null;
  residentId: string | null;
  schema: string | null;
}
interface PlannedSettler {
  accountId: string;
  email: string;
  session: PersonSession;
  /** Ids of all memberships, the active one first. */
  membershipIds: string[];
}

/** The hash of `password` in people.ts, so that no test waits for hashing. */
const passwordHash =
  "$argon2id$v=19$m=19456,t=2,p=1$ERjbwTjU9X+18LtRih0MFA$klN5Vyfir2Sz1xuQ+3hryXc4DGpA2A+Dp4Xcfjj3d9A";

/**
 * A Tuesday in May, when the clock of a town starts; `npm run fuzz` names another moment. The settled template is made at it. A test
 * that needs a certain day says so with `newTown({ at })`.
 */
export const aMorning = new Date(process.env.STOEP_TEST_MOMENT || "2026-05-12T08:00:00Z");

const timeZone = "Europe/Brussels";

/** The day this long after the one on which towns start, by the clocks of their networks. */
export const dayIn = (days: number): string => daysLater(dayAt(aMorning, timeZone), days);

export async function settleTown(databases: Databases, now: Date): Promise<SettledTown> {
  const networks = await buildNetworks(databases.platform, now);
  const near = await buildPlaces(databases.network(networks.testdorp.schema), "testdorp", "9990");
  const [noord, oost, zuid, west] = near as [Place, Place, Place, Place];
  const [elsewhere] = (await buildPlaces(databases.network(networks.naburg.schema), "naburg", "9991")) as [Place];
  const places = { noord, oost, zuid, west, elsewhere };
  const organisations = await buildOrganisations(databases.platform, networks, Object.values(places), now);
  return settlePeople(databases, { networks, places, organisations }, now);
}

/**
 * The same people again, under other e-mail addresses: in organisations of their own beside those of the town, or, if they are
 * `far`, with the city in the other network.
 */
export async function settleOthers(databases: Databases, town: SettledTown, now: Date, where: "beside" | "far") {
  const { testdorp, naburg } = town.networks;
  const networks = where === "far" ? { testdorp: naburg, naburg: testdorp } : { testdorp, naburg };
  const build = async () => {
    const near = await buildPlaces(databases.network(naburg.schema), "testdorp", "9992");
    const [noord, oost, zuid, west] = near as [Place, Place, Place, Place];
    const [elsewhere] = (await buildPlaces(databases.network(testdorp.schema), "naburg", "9993")) as [Place];
    return { noord, oost, zuid, west, elsewhere };
  };
  const places = where === "far" ? await build() : town.places;
  const mark = `-${where}`;
  const organisations = await buildOrganisations(databases.platform, networks, Object.values(places), now, mark);
  return settlePeople(databases, { networks, places, organisations }, now, mark);
}

async function settlePeople(
  databases: Databases,
  { networks, places, organisations }: Omit<SettledTown, "people">,
  now: Date,
  mark = "",
): Promise<SettledTown> {
  const people = planPeople(organisations, mark);
  await insertAccounts(databases.platform, people, now);
  // Others live in the second street of each neighbourhood.
  const theirs = Object.values(places).map((one) => (mark ? { ...one, streets: one.streets.toReversed() } : one));
  for (const network of ["testdorp", "naburg"] as const) {
    const { id, schema } = networks[network];
    await insertHomes(databases.network(schema), people, network, id, theirs, now);
  }
  await insertSessions(databases.platform, people, now);
  return {
    networks,
    organisations,
    places,
    people: Object.fromEntries(people.map((p) => [p.name, settler(p, networks)])) as SettledTown["people"],
  };
}

async function buildNetworks(db: Db, now: Date): Promise<SettledTown["networks"]> {
  const network = (slug: string, name: string, schema: string): Network => ({
    id: newId(),
    slug,
    name,
    schema,
    timeZone,
    languages: ["nl", "en", "fr", "tr"],
  });
  // The schemas in the template of every test database.
  const testdorp = network("testdorp", "Testdorp", "n_gent");
  const naburg = network("naburg", "Naburg", "n_leuven");
  await db
    .insertInto("public.network")
    .values([testdorp, naburg].map(({ schema, ...row }) => ({ ...row, schemaName: schema, createdAt: now })))
    .execute();
  return { testdorp, naburg };
}

async function buildOrganisations(db: Db, networks: SettledTown["networks"], places: Place[], now: Date, mark = "") {
  const plans = Object.entries<OrganisationPlan>(organisationPlans).map(([word, plan]) => ({
    word,
    id: newId(),
    ...plan,
  }));
  await db
    .insertInto("public.organisation")
    .values(
      plans.map(({ id, network, name, kind, ...rest }) => ({
        id,
        networkId: networks[network].id,
        name: name + mark,
        kind,
        createdAt: now,
        secondFactorFrom: "asksForFactor" in rest ? daysBefore(now, 1) : null,
      })),
    )
    .execute();
  const licences = plans.flatMap(({ id, licences }) =>
    licences.map(({ module, level, ...rest }) => ({
      id: newId(),
      organisationId: id,
      module,
      level,
      fromAt: daysBefore(now, 365),
      untilAt: endOf(now, rest),
      neighbourhoodIds: rest.neighbourhoods
        ? places.filter(({ name }) => rest.neighbourhoods?.includes(name)).map(({ id }) => id)
        : null,
      createdAt: now,
    })),
  );
  await db.insertInto("public.licence").values(licences).execute();
  return Object.fromEntries(plans.map(({ word, id }) => [word, id])) as Record<OrganisationName, string>;
}

function endOf(
  now: Date,
  { endedDaysAgo, endsInDays }: Pick<OrganisationPlan["licences"][number], "endedDaysAgo" | "endsInDays">,
): Date | null {
  if (endedDaysAgo !== undefined) return daysBefore(now, endedDaysAgo);
  return endsInDays === undefined ? null : daysBefore(now, -endsInDays);
}

type Planned = ReturnType<typeof planPeople>[number];

function planPeople(organisations: Record<OrganisationName, string>, mark: string) {
  return Object.entries<PersonPlan>(peoplePlans).map(([name, plan]) => ({
    name,
    plan,
    accountId: newId(),
    email: `${name}@${plan.jobs ? "werk" : "thuis"}${mark}.example`,
    sessionId: newId(),
    residentId: plan.home ? newId() : null,
    memberships: (plan.jobs ?? []).map((job) => ({
      id: newId(),
      organisationId: organisations[job.organisation],
      type: job.type,
      levels: job.levels ?? {},
    })),
  }));
}

const settler = (
  { accountId, email, sessionId, residentId, memberships, plan: { home } }: Planned,
  networks: SettledTown["networks"],
): PlannedSettler => ({
  accountId,
  email,
  session: {
    id: sessionId,
    membershipId: memberships[0]?.id ?? null,
    residentId,
    schema: home ? networks[home.network].schema : null,
  },
  membershipIds: memberships.map(({ id }) => id),
});

async function insertAccounts(db: Db, people: Planned[], now: Date): Promise<void> {
  await db
    .insertInto("public.account")
    .values(
      people.map(({ accountId, email, plan }) => ({
        id: accountId,
        email,
        firstName: plan.firstName,
        lastName: "Peeters",
        publicName: plan.firstName,
        language: plan.language ?? "nl",
        isSystem: plan.isSystem ?? false,
        createdAt: now,
      })),
    )
    .execute();
  await db
    .insertInto("public.credential")
    .values(people.map(({ accountId }) => ({ accountId, passwordHash, changedAt: now })))
    .execute();
  const memberships = people.flatMap(({ accountId, memberships }) =>
    memberships.map(({ id, organisationId, type, levels }) => ({
      id,
      accountId,
      organisationId,
      type,
      networkLevel: levels.network ?? null,
      participationLevel: levels.participation ?? null,
      careLevel: levels.care ?? null,
      createdAt: now,
    })),
  );
  await db.insertInto("public.membership").values(memberships).execute();
}

/** People at the same address share a household. */
async function insertHomes(
  db: Db,
  people: Planned[],
  network: "testdorp" | "naburg",
  networkId: string,
  places: Place[],
  now: Date,
): Promise<void> {
  const households = new Map<string, { id: string } & ReturnType<typeof household>>();
  const residents = people.flatMap(({ accountId, residentId, plan: { home, firstName } }) => {
    if (home?.network !== network || !residentId) return [];
    const row = household(places, home, now);
    const { id: householdId } = households.get(row.addressId) ?? { id: newId() };
    households.set(row.addressId, { ...row, id: householdId });
    const { neighbourhoodId, streetId } = row;
    const provenAt = home.isProven ? now : null;
    const kind = home.kind ?? "person";
    return [
      {
        id: residentId,
        accountId,
        householdId,
        neighbourhoodId,
        streetId,
        kind,
        publicName: firstName,
        provenAt,
        createdAt: now,
      },
    ];
  });
  await db
    .insertInto("household")
    .values([...households.values()])
    .execute();
  await db.insertInto("resident").values(residents).execute();
  await db
    .insertInto("public.residence")
    .values(residents.map(({ id, accountId }) => ({ accountId, networkId, residentId: id })))
    .execute();
}

function household(places: Place[], home: NonNullable<PersonPlan["home"]>, now: Date) {
  const place = places.find(({ name }) => name === home.neighbourhood);
  const street = place?.streets[0];
  const address = street?.addresses[home.house - 1];
  if (!place || !street || !address) throw new Error(`nobody can live at ${home.neighbourhood} ${home.house}`);
  const { longitude, latitude } = address;
  return { addressId: address.id, neighbourhoodId: place.id, streetId: street.id, longitude, latitude, createdAt: now };
}

async function insertSessions(db: Db, people: Planned[], now: Date): Promise<void> {
  await db
    .insertInto("public.session")
    .values(
      people.map(({ accountId, sessionId, residentId, memberships, plan }) => ({
        id: sessionId,
        secondStep: plan.hasShownFactor ? ("done" as const) : null,
        accountId,
        membershipId: memberships[0]?.id ?? null,
        residentId,
        client: residentId ? "resident" : "dashboard",
        agent: "test",
        createdAt: now,
        refreshedAt: now,
        confirmedAt: now,
        expiresAt: daysAfter(now, 3650),
      })),
    )
    .execute();
}
