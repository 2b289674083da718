/** What awaits the concierges of an organisation: visits, those that passed unclosed, and answers. S2 §2, §4 */
import { z } from "zod";
import { Day, Instant } from "../../kernel/index.ts";
import { TicketSide } from "../choices.ts";
import { TicketRow } from "./schemas.ts";

export const CareAgendaQuery = z.object({
  /** `yes`: with addresses and phone numbers of today's and tomorrow's visits, which is a row of the access log. */
  contact: z.enum(["yes", "no"]).default("no"),
});

/** A ticket with an appointment. */
export const Visit = TicketRow.extend({
  /** Where, and how to reach both; null unless asked for, and for readers who may not see it. */
  contact: z
    .object({
      /** The place of work, else the member's home. */
      address: z.string(),
      memberPhone: z.string().nullable(),
      helperPhone: z.string().nullable(),
      /** As people write them. */
      memberPhoneText: z.string(),
      helperPhoneText: z.string(),
    })
    .nullable(),
});
export type Visit = z.infer<typeof Visit>;

/** A ticket that waits for the answer of the member, or of helpers. */
export const AwaitedAnswer = TicketRow.extend({
  from: TicketSide,
  /** When the helper was found, or the first of those who have not answered was asked. */
  since: Instant,
  /** Helpers who have not answered; 0 if the member is awaited. */
  asked: z.number().int(),
});
export type AwaitedAnswer = z.infer<typeof AwaitedAnswer>;

/** The first ones; `found`: how many there are, counted up to `ticketLimits.counted`. */
const partOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), found: z.number().int() });

/** Unsolved tickets that the caller may see, by the network's clocks. */
export const CareAgenda = z.object({
  today: Day,
  tomorrow: Day,
  visits: z.object({
    /** Not over yet. */
    today: partOf(Visit),
    tomorrow: partOf(Visit),
    /** Over, but not closed: longest ago first. */
    passed: partOf(Visit),
  }),
  /** Longest first. */
  answers: partOf(AwaitedAnswer),
});
export type CareAgenda = z.infer<typeof CareAgenda>;
