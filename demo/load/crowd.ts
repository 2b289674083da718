/** Inserts the residents who only read: accounts that nobody can sign in with, each at a real address. */
import { dayMs, daysBefore } from "@stoep/contract/kernel";
import { sql } from "kysely";
import type { Db } from "../../apps/server/src/kernel/database.ts";
import { crowdIn } from "../people/crowd.ts";
import type { Household, Resident } from "../people/households.ts";
import { stableId } from "../stable-id.ts";
import { openBulk } from "./bulk-insert.ts";
import type { Address } from "./homes.ts";
import { accountId } from "./people.ts";
import type { Site } from "./site.ts";

/** A resident who only reads. */
export interface Onlooker {
  residentId: string;
  accountId: string;
  email: string;
  language: string;
  streetId: string;
  wantsAlertMails: boolean;
  habit: number;
  joinedAt: Date;
}

export interface Crowd {
  households: number;
  residents: number;
  /** Confirmed residents by the code of their neighbourhood. */
  readers: ReadonlyMap<string, readonly Onlooker[]>;
}

export const emptyCrowd: Crowd = { households: 0, residents: 0, readers: new Map() };

/** `core`: the households that exist already. */
export async function insertCrowd(
  site: Site,
  core: readonly Household[],
  homes: ReadonlyMap<string, Address>,
): Promise<Crowd> {
  const settled = await settleHouseholds(site, core, homes);
  await insertHouseholds(site, settled);
  const people = settled.flatMap(({ household, home }) =>
    household.members.map((member) => ({ member, household, home, joinedAt: daysBefore(site.now, member.sinceDays) })),
  );
  await insertPeople(site, people);
  const readers = new Map<string, Onlooker[]>();
  for (const one of people) {
    if (!one.member.isProven) continue;
    const neighbours = readers.get(one.home.area) ?? [];
    readers.set(one.home.area, neighbours);
    neighbours.push(onlooker(one));
  }
  return { households: settled.length, residents: people.length, readers };
}

interface SettledHousehold {
  household: Household;
  home: Address;
}

async function settleHouseholds(
  { trx, city }: Site,
  core: readonly Household[],
  homes: ReadonlyMap<string, Address>,
): Promise<SettledHousehold[]> {
  const emails = new Set(core.flatMap(({ members }) => members.map(({ email }) => email)));
  const inhabited = new Set([...homes.values()].map(({ id }) => id));
  const sizes = await trx
    .selectFrom("address")
    .innerJoin("neighbourhood as area", "area.id", "address.neighbourhoodId")
    .groupBy("area.code")
    .orderBy("area.code")
    .select(["area.code", ({ fn }) => fn.countAll<number>().as("addresses")])
    .execute();
  const wanted = sizes.map(({ code, addresses }) => ({
    code,
    families: crowdIn(city, code, Number(addresses), emails),
  }));
  const most = Math.max(...wanted.map(({ families }) => families.length)) + homes.size;
  const free = new Map<string, Address[]>();
  for (const address of await listAddresses(trx, most)) {
    const here = free.get(address.area) ?? [];
    free.set(address.area, here);
    if (!inhabited.has(address.id)) here.push(address);
  }
  return wanted.flatMap(({ code, families }) =>
    families.flatMap((household, index) => {
      const home = free.get(code)?.[index];
      return home ? [{ household, home }] : [];
    }),
  );
}

/** At most this many addresses per neighbourhood, in an order determined by the address file alone. */
function listAddresses(db: Db, most: number): Promise<Address[]> {
  const dice = sql<string>`md5(concat(address.house_number, street.name, street.postcode))`;
  const ranked = db
    .selectFrom("address")
    .innerJoin("street", "street.id", "address.streetId")
    .innerJoin("neighbourhood", "neighbourhood.id", "address.neighbourhoodId")
    .select(["address.id", "address.longitude", "address.latitude", "neighbourhood.id as areaId"])
    .select(["neighbourhood.code as area", "street.id as streetId", "street.name as street"])
    .select(sql<number>`row_number() over (partition by neighbourhood.id order by ${dice})`.as("place"));
  return db
    .selectFrom(ranked.as("candidate"))
    .select(["id", "areaId", "area", "streetId", "street", "longitude", "latitude"])
    .where("place", "<=", most)
    .orderBy("area")
    .orderBy("place")
    .execute();
}

async function insertHouseholds({ trx, network, now }: Site, settled: readonly SettledHousehold[]): Promise<void> {
  const rows = openBulk(
    trx,
    [network.schema, "household"],
    ["id", "address_id", "neighbourhood_id", "street_id", "longitude", "latitude", "created_at"],
  );
  for (const { household, home } of settled) {
    const since = Math.max(...household.members.map(({ sinceDays }) => sinceDays));
    const { id, areaId, streetId, longitude, latitude } = home;
    rows.add([householdId(household), id, areaId, streetId, longitude, latitude, daysBefore(now, since)]);
  }
  await rows.flush(true);
}

const householdId = ({ key }: Household): string => stableId("household", key);
const residentId = ({ key }: Resident): string => stableId("resident", key);

interface Settler extends SettledHousehold {
  member: Resident;
  joinedAt: Date;
}

async function insertPeople({ trx, network, now }: Site, people: readonly Settler[]): Promise<void> {
  const accounts = openBulk(
    trx,
    ["public", "account"],
    ["id", "email", "first_name", "last_name", "public_name", "language", "created_at"],
  );
  const residents = openBulk(
    trx,
    [network.schema, "resident"],
    [
      "id",
      "account_id",
      "household_id",
      "neighbourhood_id",
      "street_id",
      "kind",
      "public_name",
      "wants_alert_mails",
      "proven_at",
      "created_at",
    ],
  );
  const residences = openBulk(trx, ["public", "residence"], ["account_id", "network_id", "resident_id"]);
  for (const { member, household, home, joinedAt } of people) {
    const { email, firstName, lastName, publicName, language } = member;
    const [account, resident] = [accountId(email), residentId(member)];
    const provenAt = new Date(Math.min(joinedAt.getTime() + 4 * dayMs, now.getTime() - dayMs / 8));
    accounts.add([account, email, firstName, lastName, publicName, language, joinedAt]);
    residents.add([
      resident,
      account,
      householdId(household),
      home.areaId,
      home.streetId,
      member.kind,
      publicName,
      member.wantsAlertMails,
      member.isProven ? provenAt : null,
      joinedAt,
    ]);
    residences.add([account, network.id, resident]);
  }
  for (const table of [accounts, residents, residences]) await table.flush(true);
}

function onlooker({ member, home, joinedAt }: Settler): Onlooker {
  const { email, language, wantsAlertMails, habit } = member;
  return {
    residentId: residentId(member),
    accountId: accountId(email),
    email,
    language,
    wantsAlertMails,
    habit,
    joinedAt,
    streetId: home.streetId,
  };
}
