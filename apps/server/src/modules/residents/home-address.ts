/** A resident's home: a listed address, or a pin if the address is missing. D §5 */
import type { FieldCode } from "@stoep/contract/kernel";
import type { Db, Tx } from "#kernel/database.ts";
import * as neighbourhoods from "#modules/neighbourhoods/index.ts";
import type { Home } from "./store/households.ts";

interface HomePin {
  longitude: number;
  latitude: number;
  street: string;
  houseNumber: string;
}
interface HomePlace {
  addressId: string | null;
  pin: HomePin | null;
}

/** What is wrong with it, by field. `db` is bound to the network. */
export async function addressFault(db: Db, { addressId, pin }: HomePlace): Promise<Record<string, FieldCode>> {
  if (addressId) {
    const address = await neighbourhoods.findAddress(db, addressId);
    return address?.neighbourhoodId ? {} : { addressId: address ? "addressOutside" : "addressUnknown" };
  }
  return pin && (await neighbourhoods.findNeighbourhoodAt(db, pin)) ? {} : { pin: "addressOutside" };
}

/** For someone who moves in. null when the network does not know the address, or the place is outside. */
export async function findHome(db: Tx, { addressId, pin }: HomePlace): Promise<Home | null> {
  if (addressId) return findHomeAtAddress(db, addressId);
  const place = pin && (await neighbourhoods.findNeighbourhoodAt(db, pin));
  if (!place || !pin) return null;
  const house = await neighbourhoods.findHouse(db, place.id, pin);
  // The described house is on the list.
  if (house?.addressId) return findHomeAtAddress(db, house.addressId);
  const { longitude, latitude, street, houseNumber } = pin;
  const streetId = house?.streetId ?? null;
  return {
    addressId: null,
    pinnedLabel: `${street} ${houseNumber}`,
    neighbourhoodId: place.id,
    streetId,
    longitude,
    latitude,
  };
}

async function findHomeAtAddress(db: Tx, addressId: string): Promise<Home | null> {
  // Staff may be assigning it to another neighbourhood at this moment.
  await neighbourhoods.lockAddressForShare(db, addressId);
  const address = await neighbourhoods.findAddress(db, addressId);
  if (!address?.neighbourhoodId) return null;
  const { neighbourhoodId, streetId, longitude, latitude } = address;
  return { addressId, pinnedLabel: null, neighbourhoodId, streetId, longitude, latitude };
}
