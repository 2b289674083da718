import { AuditAction, ReadingKind } from "@stoep/contract/audit";
import { Day } from "@stoep/contract/kernel";
import { instantOf } from "@stoep/ui";
import { z } from "zod";

/** The filters in the address, with days as people choose them. */
export const Filters = z.object({
  from: Day.optional(),
  until: Day.optional(),
  accountId: z.uuid().optional(),
  action: AuditAction.optional(),
  search: z.string().max(80).optional(),
});
export type Filters = z.output<typeof Filters>;

/** The same for the access log. */
export const ReadingFilters = Filters.pick({ from: true, until: true, accountId: true }).extend({
  what: ReadingKind.optional(),
});
export type ReadingFilters = z.output<typeof ReadingFilters>;

const dayAfter = (day: string): string => {
  const next = new Date(`${day}T12:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
};

/** The filters as the server expects them: from the start of the first day to the end of the last, in the network's time zone. */
export function logQuery<F extends Pick<Filters, "from" | "until">>({ from, until, ...rest }: F, zone: string) {
  return {
    ...rest,
    from: from ? (instantOf(from, "00:00", zone) ?? undefined) : undefined,
    until: until ? (instantOf(dayAfter(until), "00:00", zone) ?? undefined) : undefined,
  };
}
