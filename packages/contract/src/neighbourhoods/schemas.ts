import { z } from "zod";
import { Id, Language, Slug } from "../kernel/index.ts";

export const NeighbourhoodView = z.object({
  id: Id,
  code: z.string(),
  name: z.string(),
  /** Longitude, latitude of a point inside. */
  centre: z.tuple([z.number(), z.number()]),
  /** Square kilometres. */
  surface: z.number(),
});
export type NeighbourhoodView = z.infer<typeof NeighbourhoodView>;

export const PublicNetwork = z.object({
  slug: Slug,
  name: z.string(),
  languages: z.array(Language),
  /** The organisations that answer for it: its cities, by name. */
  runBy: z.array(z.string()),
});

export const AddressHit = z.object({
  id: Id,
  /** "Muidelaan 12, 9000 Gent" */
  label: z.string(),
  neighbourhood: z.object({ id: Id, name: z.string() }).nullable(),
});
export type AddressHit = z.infer<typeof AddressHit>;

export const StreetView = z.object({ id: Id, name: z.string(), postcode: z.string() });
export type StreetView = z.infer<typeof StreetView>;
