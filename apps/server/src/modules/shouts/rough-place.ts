/** Turns the place of a shout into a street and a rough point that identify no house. */
import type { ShoutPlace } from "@stoep/contract/shouts";
import type { Db } from "#kernel/database.ts";
import { refuseFields } from "#kernel/refuse.ts";
import { findAddress, findNeighbourhoodAt } from "#modules/neighbourhoods/index.ts";
import { type Point, roughPoint } from "./rules.ts";

export type StreetAndPoint = Point & { street: string | null };

/** Refuses a place outside the network's neighbourhoods. */
export async function roughPlaceOf(db: Db, place: ShoutPlace | null): Promise<StreetAndPoint | null> {
  if (place === null) return null;
  if ("addressId" in place) {
    const address = (await findAddress(db, place.addressId)) ?? refuseFields({ place: "addressUnknown" });
    if (address.neighbourhoodId === null) refuseFields({ place: "addressOutside" });
    return { ...roughPoint(address), street: address.street };
  }
  if (!(await findNeighbourhoodAt(db, place))) refuseFields({ place: "addressOutside" });
  return { ...roughPoint(place), street: null };
}
