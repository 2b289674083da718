/** Residents' messages to the city over time. Counts of messages, never of people. S1 §9, D §9 */
import { z } from "zod";
import { Day, NamedReference } from "../../kernel/index.ts";
import { Theme } from "../../publishing/index.ts";
import { ShoutKind } from "../schemas.ts";
import { figurePeriods } from "../values.ts";

export const FigurePeriod = z.object({ period: z.enum(figurePeriods).default("12-months") });
export type FigurePeriod = z.output<typeof FigurePeriod>["period"];

const Flow = z.object({
  /** Written to the municipality, or shared with it, and not withdrawn. */
  arrived: z.number().int(),
  /** Done in this period, whenever they arrived. */
  done: z.number().int(),
});
/** Hours from arrival, for shouts that arrived in this period; whole days from two days on. */
const Pace = z.object({
  /** The median; null: fewer than five. */
  median: z.number().int().nullable(),
  counted: z.number().int(),
  /** The median of the same months a year before. */
  before: z.number().int().nullable(),
});

export const ShoutFigures = z.object({
  /** First and last day. */
  from: Day,
  until: Day,
  total: Flow,
  /** In the same months a year before. */
  before: Flow,
  /** By their first day. */
  months: z.array(Flow.extend({ day: Day })),
  kinds: z.array(Flow.extend({ kind: ShoutKind })),
  /** Most frequent first, also for neighbourhoods; null: without a theme. */
  themes: z.array(Flow.extend({ theme: Theme.nullable() })),
  neighbourhoods: z.array(Flow.extend({ neighbourhood: NamedReference })),
  /** Until staff first replied, set it in progress or done. */
  toAnswer: Pace,
  /** Until it was done, by staff or by its author. */
  toDone: Pace,
});
export type ShoutFigures = z.infer<typeof ShoutFigures>;
