/** The calendar of all visits of a helper or a person helped, to which they subscribe. */
import { z } from "zod";
import { Instant } from "../../kernel/index.ts";

/** How many visits a calendar has at most. */
export const visitCalendarMax = 500;

export const VisitCalendar = z.object({
  /** Since when there is an address; null: there is none. */
  since: Instant.nullable(),
  /** Only in the response that makes it: afterwards nobody knows it but its holder. */
  address: z.string().nullable(),
});
export type VisitCalendar = z.infer<typeof VisitCalendar>;
