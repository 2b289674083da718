import { z } from "zod";
import { fieldError, Id, Language, NamedReference, Slug, textLine } from "../kernel/index.ts";
import { currencies, dataLicences } from "./values.ts";

export const NeighbourhoodView = z.object({
  id: Id,
  code: z.string(),
  name: z.string(),
  /** Longitude and latitude of a point inside. */
  centre: z.tuple([z.number(), z.number()]),
  /** Square kilometres. */
  surface: z.number(),
});
export type NeighbourhoodView = z.infer<typeof NeighbourhoodView>;

export const PublicNetwork = z.object({
  slug: Slug,
  name: z.string(),
  /** The network's time zone. */
  timeZone: z.string(),
  languages: z.array(Language),
  /** The cities that run the network, by name. */
  runBy: z.array(z.string()),
  /** Of its open data. */
  dataLicence: z.enum(dataLicences),
  /** The address of its logo; null: Stoep's own is used. */
  logo: z.string().nullable(),
  /** Its colour as #rrggbb; null: Stoep's own. */
  accent: z.string().nullable(),
});
export type PublicNetwork = z.infer<typeof PublicNetwork>;

/** A network's colour: `#` and six hexadecimal digits, stored in lower case. */
export const Accent = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, fieldError("invalid"));

export const AddressHit = z.object({
  id: Id,
  /** "Muidelaan 12, 9000 Gent" */
  label: z.string(),
  neighbourhood: NamedReference.nullable(),
});
export type AddressHit = z.infer<typeof AddressHit>;

/** An address with its position, for showing on a map. */
export const PlaceHit = z.object({
  id: Id,
  /** "Muidelaan 12, 9000 Gent" */
  label: z.string(),
  longitude: z.number(),
  latitude: z.number(),
});
export type PlaceHit = z.infer<typeof PlaceHit>;

export const StreetView = NamedReference.extend({ postcode: z.string() });
export type StreetView = z.infer<typeof StreetView>;
/** With the neighbourhoods in which it has addresses. */
export const PlacedStreet = StreetView.extend({ neighbourhoodIds: z.array(Id) });
export type PlacedStreet = z.infer<typeof PlacedStreet>;

export const Currency = z.enum(currencies, fieldError("required"));
export type Currency = z.infer<typeof Currency>;

/** By the names of SPDX; `gratis-hergebruik-1.0`: the Flemish model licence for free reuse. */
export const DataLicence = z.enum(dataLicences, fieldError("required"));
export type DataLicence = z.infer<typeof DataLicence>;

/** The URL of tiles: https, a host of letters, digits, dots and hyphens, and the three numbers of a tile. */
const tileAddress = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?\/[^\s"'<>{}\\]*(\{[xyz]\}[^\s"'<>{}\\]*){3}$/i;
export const MapTiles = z.object({
  url: z
    .string()
    .trim()
    .min(1, fieldError("required"))
    .max(500, fieldError("tooLong"))
    .refine(
      (url) => tileAddress.test(url) && ["{x}", "{y}", "{z}"].every((part) => url.includes(part)),
      fieldError("invalid"),
    ),
  /** The maker of the map, shown on it. */
  attribution: textLine(300).min(1, fieldError("required")),
  maxZoom: z.number().int().min(1).max(22),
});
export type MapTiles = z.infer<typeof MapTiles>;

/** null: the map draws the network's own lines. S2 §7 */
export const TileConfig = z.object({ tiles: MapTiles.nullable(), currency: Currency });
export type TileConfig = z.infer<typeof TileConfig>;

/** Why a row of an imported file is left out. */
export const rejectionReasons = [
  "not_an_area",
  "not_a_line",
  "code_missing",
  "code_too_long",
  "name_missing",
  "name_too_long",
  "coordinates_invalid",
  "coordinates_swapped",
  "coordinates_outside",
  "coordinates_far",
  "ring_too_short",
  "ring_not_closed",
  "no_surface",
  "self_crossing",
  "duplicate_code",
  "overlapping",
  "field_missing",
  "field_too_long",
  "position_missing",
  "position_invalid",
  "outside_network",
  "duplicate_address",
  "not_utf8",
  "row_unreadable",
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** Why a file as a whole cannot be used. */
export const importFailures = [
  "empty",
  "unreadable",
  "too_large",
  "too_complex",
  "no_features",
  "nothing_selected",
  "columns_missing",
  "coordinates_swapped",
  "no_neighbourhoods",
  "import_running",
  "unexpected",
] as const;
export type ImportFailure = (typeof importFailures)[number];
