/** Looks up many houses in the network's list, for imports of people. */
import type { Db } from "#kernel/database.ts";
import { type ListedStreet, nearestStreets } from "./nearest-streets.ts";
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
type FoundHouse = Awaited<ReturnType<typeof listHouses>>[number];
export type HouseMatch = Omit<FoundHouse, "at" | "houseNumber">;

const plainStreetName = (name: string) => foldAddress(name.replace(/['’.-]/g, " ")).replaceAll(" ", "");
/** Boxes and floors are not in the list. Of "12a" or "12-14" where there is no such house, 12 is meant. */
function plainHouseNumbers(typed: string): string[] {
  const digits = /^\d+/.exec(typed)?.[0] ?? "";
  const withLetter = foldAddress(/^\d+\s?[a-z]?(?![a-z])/i.exec(typed)?.[0] ?? digits).replaceAll(" ", "");
  return [...new Set([withLetter, digits])].filter(Boolean);
}

/** Reads the street names once, then runs one statement for any number of houses. null: the list has no such house, or several. */
export async function houseFinder(
  db: Db,
): Promise<(wanted: readonly (HouseQuery | null)[]) => Promise<(HouseMatch | null)[]>> {
  const listed = await listStreetNames(db);
  const streets = Map.groupBy(listed, ({ name }) => plainStreetName(name));
  const streetsOf = ({ street, postcode, municipality }: HouseQuery) => {
    const isThere = (one: (typeof listed)[number]) =>
      (postcode === "" || plainStreetName(one.postcode) === plainStreetName(postcode)) &&
      (municipality === "" || postcode !== "" || plainStreetName(one.municipality) === plainStreetName(municipality));
    const named = streets.get(plainStreetName(street));
    return named ? named.filter(isThere) : onlyNearest(listed.filter(isThere), street);
  };
  return async (wanted) => {
    const pairs = wanted.flatMap((house, at) =>
      house
        ? streetsOf(house).flatMap(({ id }) =>
            plainHouseNumbers(house.houseNumber).map((houseNumber) => ({ at, streetId: id, houseNumber })),
          )
        : [],
    );
    const found = pairs.length > 0 ? Map.groupBy(await listHouses(db, pairs), ({ at }) => at) : new Map();
    return wanted.map((house, at) => (house ? theHouse(house, found.get(at) ?? []) : null));
  };
}

/** A street with a slip in its name, if no other is as near: an import asks nobody which is meant. */
function onlyNearest(listed: readonly ListedStreet[], street: string): ListedStreet[] {
  const { streets } = nearestStreets(listed, street, 2);
  return streets.length === 1 ? streets : [];
}

/** The house with the number as typed, or else with its digits alone. */
function theHouse({ houseNumber }: HouseQuery, rows: readonly FoundHouse[]): HouseMatch | null {
  const [typed = ""] = plainHouseNumbers(houseNumber);
  const exact = rows.filter((row) => foldAddress(row.houseNumber) === typed);
  const [house, ...others] = exact.length > 0 ? exact : rows;
  return house && others.length === 0 ? house : null;
}
