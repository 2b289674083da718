/** Looks many houses up in the network's list: for files of people. */
import type { Db } from "#kernel/database.ts";
import { fold } from "./rules.ts";
import { listHouses, listStreetNames } from "./store/houses.ts";

export interface HouseWanted {
  street: string;
  /** With what follows it: "12 bus 3". */
  houseNumber: string;
  /** Empty: any. */
  postcode: string;
  municipality: string;
}
export type HouseFound = Omit<Awaited<ReturnType<typeof listHouses>>[number], "at">;

const plain = (name: string) => fold(name.replace(/['’.-]/g, " ")).replaceAll(" ", "");
/** Boxes and floors are not in the list. */
const numberOf = (typed: string) =>
  (/^\d+\s?[a-z]?(?![a-z])/i.exec(typed)?.[0] ?? /^\d+/.exec(typed)?.[0] ?? "").replace(/\s/g, "").toLowerCase();

/**
 * Reads the names of the streets once, and then takes one statement for as many houses as are asked for. null: the list has no such
 * house, or several.
 */
export async function houseFinder(
  db: Db,
): Promise<(wanted: readonly (HouseWanted | null)[]) => Promise<(HouseFound | null)[]>> {
  const streets = Map.groupBy(await listStreetNames(db), ({ name }) => plain(name));
  const streetsOf = ({ street, postcode, municipality }: HouseWanted) =>
    (streets.get(plain(street)) ?? []).filter(
      (one) =>
        (postcode === "" || plain(one.postcode) === plain(postcode)) &&
        (municipality === "" || postcode !== "" || plain(one.municipality) === plain(municipality)),
    );
  return async (wanted) => {
    const pairs = wanted.flatMap((house, at) =>
      house ? streetsOf(house).map(({ id }) => ({ at, streetId: id, houseNumber: numberOf(house.houseNumber) })) : [],
    );
    const found = pairs.length > 0 ? Map.groupBy(await listHouses(db, pairs), ({ at }) => at) : new Map();
    return wanted.map((_, at) => {
      const [house, ...others] = found.get(at) ?? [];
      return house && others.length === 0 ? house : null;
    });
  };
}
