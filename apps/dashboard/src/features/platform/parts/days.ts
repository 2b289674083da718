/** Converts between days, as people choose them, and the times at which they start and end. */
import { instantOf, partsOf } from "@stoep/ui";

export const today = () => new Date().toISOString().slice(0, 10);

function dayAfter(day: string): string {
  const next = new Date(`${day}T12:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

export const startOf = (day: string | null, zone: string): string | null => day && instantOf(day, "00:00", zone);
export const endOf = (day: string | null, zone: string): string | null => startOf(day && dayAfter(day), zone);

/** Just before an end, and so still within the last day. */
export const momentBefore = (moment: string): string => new Date(new Date(moment).getTime() - 1).toISOString();

/** The last day of a period that ends at this time. */
export function lastDayBefore(moment: string | null, zone: string): string | null {
  return moment && partsOf(momentBefore(moment), zone).day;
}
