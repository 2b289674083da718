/** Gives every household a real address: the same file of addresses always gives the same homes. */
import { sql } from "kysely";
import type { Db } from "../../apps/server/src/kernel/database.ts";
import { hash32 } from "../chance.ts";
import type { Household } from "../people/households.ts";
import { codeOf } from "../places.ts";
import type { DemoPost } from "../shapes.ts";

export interface Address {
  id: string;
  areaId: string;
  area: string;
  streetId: string;
  street: string;
  longitude: number;
  latitude: number;
}

/** Some addresses in each neighbourhood, and some in each of the given streets. */
async function listCandidates(db: Db, streets: readonly string[]): Promise<Address[]> {
  const dice = sql<string>`md5(concat(street.name, address.house_number, street.postcode))`;
  const ranked = db
    .selectFrom("address")
    .innerJoin("street", "street.id", "address.streetId")
    .innerJoin("neighbourhood", "neighbourhood.id", "address.neighbourhoodId")
    .select(["address.id", "address.longitude", "address.latitude", "neighbourhood.id as areaId"])
    .select(["neighbourhood.code as area", "street.id as streetId", "street.name as street"])
    .select([
      sql<number>`row_number() over (partition by neighbourhood.id order by ${dice})`.as("inArea"),
      sql<number>`row_number() over (partition by neighbourhood.id, street.id order by ${dice})`.as("inStreet"),
    ]);
  return db
    .selectFrom(ranked.as("candidate"))
    .select(["id", "areaId", "area", "streetId", "street", "longitude", "latitude"])
    .where((eb) =>
      eb.or([
        eb("inArea", "<=", 60),
        eb("inStreet", "<=", 10).and("street", "=", sql<string>`any(${streets}::text[])`),
      ]),
    )
    .orderBy("area")
    .orderBy("inArea")
    .execute();
}

/** Seven in ten live in a street that a message names, so that messages narrowed to streets have readers too. */
const SHARE_OF_NAMED = 0.7;

/** An address for each household. @throws when there are too few */
export async function chooseHomes(
  db: Db,
  households: readonly Household[],
  posts: readonly DemoPost[],
): Promise<Map<string, Address>> {
  const named = new Map<string, Set<string>>();
  for (const { where, streets } of posts) {
    if (!streets || where === "all") continue;
    for (const area of where) named.set(codeOf(area), new Set([...(named.get(codeOf(area)) ?? []), ...streets]));
  }
  const wanted = [...named.values()].flatMap((some) => [...some]);
  const fixed = households.flatMap(({ street }) => street ?? []);
  const candidates = await listCandidates(db, [...new Set([...wanted, ...fixed])]);
  const taken = new Set<string>();
  const homes = new Map<string, Address>();
  const inOrder = [...households].sort(
    (one, other) => Number(other.street !== undefined) - Number(one.street !== undefined),
  );
  for (const household of inOrder) {
    const free = candidates.filter(({ id, area }) => area === household.neighbourhood && !taken.has(id));
    const wishes = household.street
      ? new Set([household.street])
      : wishesOf(household, named.get(household.neighbourhood));
    const home = free.find(({ street }) => wishes?.has(street)) ?? free[0];
    if (!home) throw new Error(`No address is left for ${household.key}`);
    taken.add(home.id);
    homes.set(household.key, home);
  }
  return homes;
}

/** The named street in which this household must live, if any. */
function wishesOf({ key }: Household, streets: ReadonlySet<string> | undefined): Set<string> | null {
  const dice = hash32(`home/${key}`);
  if (!streets || (dice % 100) / 100 >= SHARE_OF_NAMED) return null;
  const list = [...streets];
  return new Set([list[Math.floor(dice / 100) % list.length] as string]);
}
