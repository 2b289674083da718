/** The requested span of time, and how many dates fall on each day. Pure. */
import type { AgendaItem, AgendaMonth } from "@stoep/contract/feed";
import { daysLater, hourMs, type Language, monthsLater, startOfDay } from "@stoep/contract/kernel";
import { viewDate } from "#modules/publishing/index.ts";
import type { AgendaSpan, listAgendaPage } from "./store.ts";

const longestEveningMs = 12 * hourMs;

/** A whole day on the network's calendar; without a day, everything that is not over yet. */
export function spanOf(day: string | undefined, timeZone: string, now: Date): AgendaSpan {
  if (day === undefined) return { from: new Date(now.getTime() - longestEveningMs), at: now, until: null };
  const from = startOfDay(day, timeZone);
  return { from, at: from, until: startOfDay(daysLater(day, 1), timeZone) };
}

export function monthSpan(month: string, timeZone: string): AgendaSpan {
  const first = `${month}-01`;
  const from = startOfDay(first, timeZone);
  return { from, at: from, until: startOfDay(monthsLater(first, 1), timeZone) };
}

/** The days of the month that have dates, in order. */
export function viewMonth(month: string, spans: { first: string; last: string; dates: number }[]): AgendaMonth {
  const counts = new Map<string, number>();
  const start = `${month}-01`;
  const end = monthsLater(start, 1);
  for (const { first, last, dates } of spans) {
    for (let day = first < start ? start : first; day <= last && day < end; day = daysLater(day, 1))
      counts.set(day, (counts.get(day) ?? 0) + dates);
  }
  const days = [...counts].map(([day, count]) => ({ day, count }));
  return { days: days.sort((a, b) => (a.day < b.day ? -1 : 1)) };
}

type Row = Awaited<ReturnType<typeof listAgendaPage>>[number];
export const viewAgendaItem = (row: Row, language: Language, now: Date): AgendaItem => ({
  date: viewDate(row, row.activity, now),
  post: {
    id: row.postId,
    title: row.translatedTitle ?? row.title,
    language: row.translatedTitle === null ? row.language : language,
    organisation: { id: row.organisationId, name: row.organisationName },
    theme: row.theme,
    address: row.activity.address,
    hasRegistration: row.activity.hasRegistration,
  },
});
