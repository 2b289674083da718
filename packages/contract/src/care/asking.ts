/** Finding a helper for a ticket: candidates in their order, and why they stand there. S2 §3, §4 */
import { z } from "zod";
import { Id, many } from "../kernel/index.ts";
import { HelperKind, Transport } from "./words.ts";

export const askingLimits = { shown: 50 } as const;

/** Why a candidate stands where they stand; what each is worth is in the rules of the server and in the specification. */
export const matchReasons = [
  "category",
  "skill",
  "distance",
  "beyond-radius",
  "language",
  "no-language",
  "car",
  "no-car",
  "available",
  "not-available",
  "duo",
  "refused-lately",
  "load",
] as const;
export const MatchReason = z.object({
  code: z.enum(matchReasons),
  points: z.number().int(),
  /** Of *distance* and *beyond-radius* kilometres, of *duo* tickets solved together, of *load* tasks in that month. */
  amount: z.number().optional(),
});
export type MatchReason = z.infer<typeof MatchReason>;

export const Match = z.object({
  id: Id,
  name: z.string(),
  kind: HelperKind,
  isProfessional: z.boolean(),
  neighbourhoodId: Id.nullable(),
  categoryIds: z.array(Id),
  transport: Transport,
  /** How they can be asked. */
  hasEmail: z.boolean(),
  hasPhone: z.boolean(),
  /** From the member, in a straight line; null: one of the two has no point on the map. */
  distanceKm: z.number().nullable(),
  /** What counts most comes first. */
  reasons: z.array(MatchReason),
});
export type Match = z.infer<typeof Match>;

export const MatchFilter = z.object({
  /** With one of these. */
  categoryIds: many(Id, 40),
  hasCar: z.enum(["yes"]).optional(),
  /** In name, street, city and skills. */
  searchTerm: z.string().max(100).optional(),
});
export type MatchFilter = z.infer<typeof MatchFilter>;

export const Matches = z.object({
  /** The best ones. */
  items: z.array(Match),
  /** How many there are in all. */
  total: z.number().int(),
  /** False without the licence feature *match suggestions*: then they stand by name, without reasons. */
  isRanked: z.boolean(),
});
export type Matches = z.infer<typeof Matches>;
