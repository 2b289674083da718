/** Recurring help: each occurrence is a ticket, created ahead. S2 §3 */
import { z } from "zod";
import { Day, Id, Verdict } from "../../kernel/index.ts";
import { Interval, TicketState } from "../choices.ts";
import { NotifyChoice } from "./schemas.ts";

export const seriesLimits = {
  /** How many days ahead the ticket of an occurrence is created. */
  aheadDays: 14,
  /** How many future days are shown, and can be skipped. */
  shown: 4,
  /** The most skipped days that are stored. */
  skipped: 100,
  tickets: 50,
  /** How many days before a visit its member and helper are told of it. */
  tellDays: 3,
} as const;

export const SeriesDraft = z
  .object({ every: Interval, untilOn: Day.nullable().default(null) })
  .extend(NotifyChoice.shape);
export const OccurrenceSkip = z.object({ on: Day, isSkipped: z.boolean() });

/** `paused`: the member is suspended; days that pass in the meantime get no ticket. */
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
  /** The next days without a ticket. */
  next: z.array(z.object({ on: z.string(), isSkipped: z.boolean() })),
  /** Tickets that the reader may see, latest day first. */
  tickets: z.array(z.object({ id: Id, number: z.number().int(), state: TicketState, on: z.string() })),
  can: z.object({ edit: Verdict }),
});
export type Series = z.infer<typeof Series>;
