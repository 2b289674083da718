/** Pure functions: dates grouped by the day on which they begin. */
import type { AgendaItem } from "@stoep/contract/feed";
import { dayAt } from "@stoep/ui/days";

/** The group of dates that began before today and are not over. */
export const goingOn = "going-on";

export const zoneOrOwn = (zone: string | undefined): string => zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

export const today = (zone: string | undefined): string => dayAt(new Date().toISOString(), zoneOrOwn(zone));

export function byDay(items: readonly AgendaItem[], zone: string | undefined): [day: string, items: AgendaItem[]][] {
  const groups = new Map<string, AgendaItem[]>();
  const now = today(zone);
  for (const item of items) {
    const begins = dayAt(item.date.startsAt, zoneOrOwn(zone));
    const day = begins < now ? goingOn : begins;
    groups.set(day, [...(groups.get(day) ?? []), item]);
  }
  return [...groups];
}
