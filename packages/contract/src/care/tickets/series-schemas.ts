/** Help that repeats: each occurrence is a ticket of its own, made ahead. S2 §3 */
import { z } from "zod";
import { Id, Verdict } from "../../kernel/index.ts";
import { Day } from "../../publishing/index.ts";
import { Interval, TicketState } from "../choices.ts";

export const seriesLimits = {
  /** How long before its day the ticket of an occurrence is made. */
  aheadDays: 14,
  /** Days to come that are shown, and can be skipped. */
  shown: 4,
  /** Skipped days that are kept. */
  skipped: 100,
  tickets: 50,
} as const;

export const SeriesDraft = z.object({ every: Interval, untilOn: Day.nullable().default(null) });
export const OccurrenceSkip = z.object({ on: Day, isSkipped: z.boolean() });

/** `paused`: the member is suspended; days that pass meanwhile have no ticket. */
export const SeriesState = z.enum(["running", "paused", "ended"]);
export type SeriesState = z.infer<typeof SeriesState>;

export const Series = z.object({
  id: Id,
  every: Interval,
  state: SeriesState,
  /** By the network's clocks. */
  startsAt: z.string(),
  endsAt: z.string(),
  untilOn: z.string().nullable(),
  /** The next days that have no ticket yet. */
  next: z.array(z.object({ on: z.string(), isSkipped: z.boolean() })),
  /** Those that the reader may see, the latest day first. */
  tickets: z.array(z.object({ id: Id, number: z.number().int(), state: TicketState, on: z.string() })),
  can: z.object({ edit: Verdict }),
});
export type Series = z.infer<typeof Series>;
