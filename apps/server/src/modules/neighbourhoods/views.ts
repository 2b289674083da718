import { namedReference } from "@stoep/contract/kernel";
import type { AddressHit, NeighbourhoodView, PlaceHit, PublicNetwork } from "@stoep/contract/neighbourhoods";
import type { Download } from "#kernel/module.ts";
import { viewLogo } from "#modules/accounts/index.ts";
import { addressLabel } from "./rules.ts";
import type { AddressHitRow } from "./store/address-search.ts";
import type { listNeighbourhoods } from "./store/areas.ts";
import type { MapLayer } from "./store/map-layers.ts";
import type { listPublicNetworks } from "./store/networks.ts";

type NeighbourhoodRow = Awaited<ReturnType<typeof listNeighbourhoods>>[number];

type PublicNetworkRow = Awaited<ReturnType<typeof listPublicNetworks>>[number];

export const viewPublicNetwork = ({ logoSha256, ...row }: PublicNetworkRow): PublicNetwork => ({
  ...row,
  logo: viewLogo(row.slug, logoSha256),
});

export function viewNeighbourhood(row: NeighbourhoodRow): NeighbourhoodView {
  const { id, code, name, centreLongitude, centreLatitude, surfaceKm2 } = row;
  return { id, code, name, centre: [centreLongitude, centreLatitude], surface: surfaceKm2 };
}

export function viewAddressHit(row: AddressHitRow): AddressHit {
  const { id, neighbourhoodId, neighbourhoodName } = row;
  return { id, label: addressLabel(row), neighbourhood: namedReference(neighbourhoodId, neighbourhoodName) };
}

export const viewPlaceHit = ({ id, longitude, latitude, ...row }: AddressHitRow): PlaceHit => ({
  id,
  label: addressLabel(row),
  longitude,
  latitude,
});

export const viewLayer = ({ content, sha256 }: MapLayer): Download => ({
  content,
  bytes: content.length,
  type: "application/geo+json",
  encoding: "gzip",
  etag: `"${sha256.slice(0, 22)}"`,
});

export const viewStreetNames = (packed: MapLayer): Download => ({ ...viewLayer(packed), type: "application/json" });
