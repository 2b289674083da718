import { z } from "zod";
import { anyone, Id, NamedReference, queryList, routes, Slug, staff } from "../kernel/index.ts";
import { AddressHit, NeighbourhoodView, PlaceHit, PublicNetwork, StreetView, TileConfig } from "./schemas.ts";

const networkSlug = z.object({ networkSlug: Slug });
const AddressSearch = z.object({
  search: z.string().trim().min(2, { error: "tooShort" }).max(100, { error: "tooLong" }),
});

export const neighbourhoods = routes({
  listNetworks: {
    summary: "The networks of this installation",
    method: "GET",
    path: "/networks",
    access: anyone,
    response: z.object({ items: z.array(PublicNetwork) }),
    refusals: [],
  },
  listNeighbourhoods: {
    summary: "The neighbourhoods of a network, by name",
    method: "GET",
    path: "/networks/:networkSlug/neighbourhoods",
    access: anyone,
    params: networkSlug,
    response: z.object({ items: z.array(NeighbourhoodView) }),
    refusals: ["not_found"],
  },
  readAreas: {
    summary: "The neighbourhoods' boundaries as GeoJSON, with id, code and name",
    method: "GET",
    path: "/networks/:networkSlug/map/areas",
    access: anyone,
    params: networkSlug,
    download: { type: "application/geo+json" },
    refusals: ["not_found"],
  },
  readLines: {
    summary: "The street map as GeoJSON lines",
    method: "GET",
    path: "/networks/:networkSlug/map/lines",
    access: anyone,
    params: networkSlug,
    download: { type: "application/geo+json" },
    refusals: ["not_found"],
  },
  getTileConfig: {
    summary: "The base map for a network's neighbourhoods, and its currency",
    method: "GET",
    path: "/networks/:networkSlug/tileconfig",
    access: anyone,
    params: networkSlug,
    response: TileConfig,
    refusals: ["not_found"],
  },
  readLogo: {
    summary: "A network's logo",
    method: "GET",
    path: "/networks/:networkSlug/logo",
    access: anyone,
    params: networkSlug,
    query: z.object({ version: z.string().max(64).optional() }),
    download: { type: "image/webp" },
    refusals: ["not_found"],
  },
  findAddresses: {
    summary: "Addresses that match what was typed: street, house number and postcode in any order",
    method: "GET",
    path: "/networks/:networkSlug/addresses",
    access: anyone,
    params: networkSlug,
    query: AddressSearch,
    response: z.object({ items: z.array(AddressHit) }),
    refusals: ["not_found", "too_many_requests"],
  },
  locate: {
    summary: "The neighbourhood at a point, for the pin of a missing address",
    method: "GET",
    path: "/networks/:networkSlug/locate",
    access: anyone,
    params: networkSlug,
    query: z.object({ longitude: z.coerce.number().min(-180).max(180), latitude: z.coerce.number().min(-90).max(90) }),
    response: z.object({ neighbourhood: NamedReference.nullable() }),
    refusals: ["not_found", "too_many_requests"],
  },
  findPlaces: {
    summary: "The same addresses with their positions, for authors who state a location",
    method: "GET",
    path: "/neighbourhoods/places",
    access: staff("network", "viewer"),
    query: AddressSearch,
    response: z.object({ items: z.array(PlaceHit) }),
    refusals: [],
  },
  listStreets: {
    summary: "Streets with an address in one of the neighbourhoods",
    method: "GET",
    path: "/neighbourhoods/streets",
    access: staff("network", "viewer"),
    query: z.object({ neighbourhoodIds: queryList(Id), search: z.string().trim().max(100).optional() }),
    response: z.object({ items: z.array(StreetView) }),
    refusals: [],
  },
});
