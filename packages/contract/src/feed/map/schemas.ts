/** Everything with a place that the reader may see. S1 §2 Map; docs/specification/map.md */
import { z } from "zod";
import { Day, fieldError, Id, Instant, Language, Position } from "../../kernel/index.ts";
import { IdeaType } from "../../participation/index.ts";
import { ShoutStatus } from "../../shouts/index.ts";
import { mapKinds, mostOnMap, readBox } from "../values.ts";

export const MapKind = z.enum(mapKinds);
export type MapKind = z.infer<typeof MapKind>;

export const MapBox = z
  .string()
  .max(60)
  .refine((text) => readBox(text) !== undefined, fieldError("invalid"));

export const MapItem = Position.extend({
  kind: MapKind,
  id: Id,
  title: z.string(),
  /** The language of the title. */
  language: Language,
  /** In words: an address, a street, a neighbourhood; "" where there are none. */
  place: z.string(),
  /** Who sent it; null for what residents wrote. */
  organisation: z.string().nullable(),
  /** The next date of an activity begins, an idea or a message was written; null for other kinds. */
  at: Instant.nullable(),
  /** The last day of a project, or to apply for a vacancy; null: none. */
  until: Day.nullable(),
  /** How far a message or an idea has come; whether a project is under way. null for other kinds. */
  state: z.union([ShoutStatus, IdeaType, z.enum(["upcoming", "active"])]).nullable(),
  /** For staff: it is of the reader's organisation, or shared with it. Other things are on the public pages. For others: always false. */
  isOwn: z.boolean(),
});
export type MapItem = z.infer<typeof MapItem>;

export const MapContent = z.object({
  /** In the order of the kinds: activities that begin soonest first, of other kinds the latest. */
  items: z.array(MapItem).max(mostOnMap),
  /** What this reader may see, whether it was requested or not, in order; `isCut`: there are more than are shown. */
  kinds: z.array(z.object({ kind: MapKind, isCut: z.boolean() })),
});
export type MapContent = z.infer<typeof MapContent>;
