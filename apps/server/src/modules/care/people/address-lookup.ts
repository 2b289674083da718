/** A person's home: an address from the network's list, or a pin, with its neighbourhood. S2 §5, D §5 */
import type { AddressDraft } from "@stoep/contract/care";
import type { Db } from "#kernel/database.ts";
import { findAddress, findNeighbourhoodAt, findTypedHits } from "#modules/neighbourhoods/index.ts";

export interface ResolvedAddress {
  street: string;
  houseNumber: string;
  postalCode: string;
  city: string;
  longitude: number | null;
  latitude: number | null;
  neighbourhoodId: string | null;
}

export const noAddress: ResolvedAddress = {
  street: "",
  houseNumber: "",
  postalCode: "",
  city: "",
  longitude: null,
  latitude: null,
  neighbourhoodId: null,
};

type Draft = Exclude<AddressDraft, { by: "same" }>;

/** null: it could not be identified. An address outside the network's neighbourhoods has none. */
export async function lookUpAddress(db: Db, draft: Draft): Promise<ResolvedAddress | null> {
  if (draft.by === "pin") {
    const { by: _, ...place } = draft;
    return { ...place, neighbourhoodId: (await findNeighbourhoodAt(db, place))?.id ?? null };
  }
  const found = draft.by === "list" ? await findAddress(db, draft.addressId) : await findTypedAddress(db, draft.text);
  if (!found) return null;
  const { street, houseNumber, postcode, municipality, longitude, latitude, neighbourhoodId } = found;
  return { street, houseNumber, postalCode: postcode, city: municipality, longitude, latitude, neighbourhoodId };
}

/** The house that was typed, if exactly one has that street and number. */
async function findTypedAddress(db: Db, text: string) {
  // Nobody is asked here, so a street that is only nearly meant does not count.
  const hits = await findTypedHits(db, text);
  const number = /\b(\d+\s?[a-z]?)\b/gi;
  const numbers = new Set([...text.matchAll(number)].map(([one]) => one.replace(/\s/g, "").toLowerCase()));
  const exact = hits.filter(({ houseNumber }) => numbers.has(houseNumber.toLowerCase()));
  return exact.length === 1 ? exact[0] : undefined;
}
