/** Looks up many houses in the network's list, for imports of people. */
import type { Db } from "#kernel/database.ts";
import { foldAddress } from "./rules.ts";
import { listHouses, listStreetNames } from "./store/houses.ts";

export interface HouseQuery {
  street: string;
  /** The number with its box: "12 bus 3". */
  houseNumber: string;
  /** Empty: any. */
  postcode: string;
  municipality: string;
}
export type HouseMatch = Omit<Awaited<ReturnType<typeof listHouses>>[number], "at">;

const plainStreetName = (name: string) => foldAddress(name.replace(/['’.-]/g, " ")).replaceAll(" ", "");
/** Boxes and floors are not in the list. */
const plainHouseNumber = (typed: string) =>
  (/^\d+\s?[a-z]?(?![a-z])/i.exec(typed)?.[0] ?? /^\d+/.exec(typed)?.[0] ?? "").replace(/\s/g, "").toLowerCase();

/** Reads the street names once, then runs one statement for any number of houses. null: the list has no such house, or several. */
export async function houseFinder(
  db: Db,
): Promise<(wanted: readonly (HouseQuery | null)[]) => Promise<(HouseMatch | null)[]>> {
  const streets = Map.groupBy(await listStreetNames(db), ({ name }) => plainStreetName(name));
  const streetsOf = ({ street, postcode, municipality }: HouseQuery) =>
    (streets.get(plainStreetName(street)) ?? []).filter(
      (one) =>
        (postcode === "" || plainStreetName(one.postcode) === plainStreetName(postcode)) &&
        (municipality === "" || postcode !== "" || plainStreetName(one.municipality) === plainStreetName(municipality)),
    );
  return async (wanted) => {
    const pairs = wanted.flatMap((house, at) =>
      house
        ? streetsOf(house).map(({ id }) => ({ at, streetId: id, houseNumber: plainHouseNumber(house.houseNumber) }))
        : [],
    );
    const found = pairs.length > 0 ? Map.groupBy(await listHouses(db, pairs), ({ at }) => at) : new Map();
    return wanted.map((_, at) => {
      const [house, ...others] = found.get(at) ?? [];
      return house && others.length === 0 ? house : null;
    });
  };
}
