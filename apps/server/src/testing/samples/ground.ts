/** Ids that the test town has from the start: to a stranger, real and random ids must look the same. */
import { v7 as newId } from "uuid";
import type { Town } from "../town.ts";

export interface Ground {
  networkSlug: string;
  /** The city's organisation. */
  organisationId: string;
  /** Noord, its first street, and the second house in it. */
  neighbourhoodId: string;
  streetId: string;
  addressId: string;
}

export function groundOf({ networks, organisations, noord }: Town): Ground {
  const [street] = noord.streets;
  return {
    networkSlug: networks.testdorp.slug,
    organisationId: organisations.city,
    neighbourhoodId: noord.id,
    streetId: street?.id ?? "",
    addressId: street?.addresses[1]?.id ?? "",
  };
}

export const randomGround = (): Ground => ({
  networkSlug: "nowhere",
  organisationId: newId(),
  neighbourhoodId: newId(),
  streetId: newId(),
  addressId: newId(),
});

/** Random ids for someone of the same network, who may know its streets. */
export const neighbourGround = ({ networkSlug, neighbourhoodId, streetId, addressId }: Ground): Ground => ({
  ...randomGround(),
  networkSlug,
  neighbourhoodId,
  streetId,
  addressId,
});
