/** The days on which a series takes place, and its times. Pure. S2 §3 */
import { type Interval, type SeriesState, seriesLimits } from "@stoep/contract/care";
import { dayMinutes, daysBetween, daysLater, instantAt, minuteMs, monthsLater } from "@stoep/contract/kernel";

const intervalDays = { weekly: 7, "two-weekly": 14 } as const;

const monthsBetween = (from: string, until: string): number => {
  const [[year = 0, month = 0] = [], [lastYear = 0, lastMonth = 0] = []] = [from, until].map((day) =>
    day.split("-").map(Number),
  );
  return (lastYear - year) * 12 + lastMonth - month;
};

/** The first day of the series after the given one. A month without a 31st has it on its last day, and the next month on the 31st again. */
export function occurrenceAfter(firstOn: string, every: Interval, on: string): string {
  if (every !== "monthly") {
    const step = intervalDays[every];
    return daysLater(firstOn, (Math.floor(daysBetween(firstOn, on) / step) + 1) * step);
  }
  const months = monthsBetween(firstOn, on);
  const inMonth = monthsLater(firstOn, months);
  return inMonth > on ? inMonth : monthsLater(firstOn, months + 1);
}

interface SeriesDays {
  firstOn: string;
  every: Interval;
  nextOn: string;
  untilOn: string | null;
}
/** The days to come, from the next one on. */
export function upcomingDays({ firstOn, every, nextOn, untilOn }: SeriesDays, count: number): string[] {
  const found: string[] = [];
  for (
    let on = nextOn;
    found.length < count && (untilOn === null || on <= untilOn);
    on = occurrenceAfter(firstOn, every, on)
  )
    found.push(on);
  return found;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The occurrence's times by the clocks, also where they change: a skipped hour does not make it end before it starts. */
export function occurrenceInstants(
  on: string,
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  timeZone: string,
) {
  const isOvernight = endsAt <= startsAt;
  const start = instantAt(on, startsAt, timeZone);
  const end = instantAt(isOvernight ? daysLater(on, 1) : on, endsAt, timeZone);
  const minutes = minutesOf(endsAt) - minutesOf(startsAt) + (isOvernight ? dayMinutes : 0);
  return { startsAt: start, endsAt: end > start ? end : new Date(start.getTime() + minutes * minuteMs) };
}

/** In the morning, by the network's clocks: a visit at night must not send anybody a text message at night. */
const toldAt = "09:00";
/** When member and helper are told of the visit of that day. */
export const visitToldFrom = (on: string, timeZone: string): Date =>
  instantAt(daysLater(on, -seriesLimits.tellDays), toldAt, timeZone);

interface SeriesFacts {
  endedAt: Date | null;
  member: { suspendedAt: Date | null; deletedAt: Date | null } | null;
}
export function seriesState({ endedAt, member }: SeriesFacts): SeriesState {
  if (endedAt !== null || !member || member.deletedAt !== null) return "ended";
  return member.suspendedAt === null ? "running" : "paused";
}
