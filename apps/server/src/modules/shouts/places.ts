/** The place of a shout: what was given becomes a street and a point that tell no house. */
import type { ShoutPlace } from "@stoep/contract/shouts";
import type { Db } from "#kernel/database.ts";
import { refuseFields } from "#kernel/refuse.ts";
import { findAddress, neighbourhoodAt } from "#modules/neighbourhoods/index.ts";
import { type Point, roughly } from "./rules.ts";

export type Placed = Point & { street: string | null };

/** Refuses a place outside the network's neighbourhoods. */
export async function placeOf(db: Db, place: ShoutPlace | null): Promise<Placed | null> {
  if (place === null) return null;
  if ("addressId" in place) {
    const address = (await findAddress(db, place.addressId)) ?? refuseFields({ place: "addressUnknown" });
    if (address.neighbourhoodId === null) refuseFields({ place: "addressOutside" });
    return { ...roughly(address), street: address.street };
  }
  if (!(await neighbourhoodAt(db, place))) refuseFields({ place: "addressOutside" });
  return { ...roughly(place), street: null };
}
