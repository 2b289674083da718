/** Pure functions: dates grouped by the day on which they begin. */

import type { AgendaItem } from "@stoep/contract/feed";
import { hourMs } from "@stoep/contract/kernel";
import { addDays, dayAt } from "@stoep/ui/days";

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

const halfDayMs = 12 * hourMs;

/** The days of a date on the network's calendar; one that ends in its first night has one day. */
export function daysOfDate({ startsAt, endsAt }: AgendaItem["date"], zone: string | undefined): string[] {
  const [begins, ends] = [Date.parse(startsAt), Date.parse(endsAt)];
  const first = dayAt(startsAt, zoneOrOwn(zone));
  if (ends - begins <= halfDayMs) return [first];
  const last = dayAt(new Date(ends - 1).toISOString(), zoneOrOwn(zone));
  const days = [first];
  for (let day = addDays(first, 1); day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
