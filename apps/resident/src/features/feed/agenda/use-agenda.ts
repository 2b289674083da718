import { pagesOf } from "@stoep/client/pages";
import type { AgendaItem, AgendaMonth, AgendaPage } from "@stoep/contract/feed";
import { queryOf, Refused } from "@stoep/contract/kernel";
import { monthOf } from "@stoep/ui/days";
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import {
  api,
  type Cached,
  readCache,
  readCacheEntries,
  readCacheEntry,
  useLanguage,
  useLive,
  useNetwork,
  useResidence,
  useTimeZone,
  writeCache,
  writeCacheEntry,
} from "../../../app/index.ts";
import { daysOfDate } from "./agenda-days.ts";

/** Which dates to show. */
export interface AgendaFilter {
  /** "2026-11-21"; without it all dates that are not over yet. */
  day?: string | undefined;
  onlyMine: boolean;
  /** For visitors: only the public activities of this organisation. */
  organisationId?: string | undefined;
}

/** For reading offline: the first page of upcoming dates, and the months and days that were opened. */
const caches = { toCome: "agenda", months: "agenda-months", days: "agenda-days" } as const;
const mostMonths = 12;
const mostDays = 60;

const withoutUndefined = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** Residents read what reaches them, everyone else what is public. */
function useAgendaQueries() {
  const isResident = useResidence() !== null;
  const { slug: networkSlug } = useNetwork();
  const language = useLanguage();
  return {
    page({ day, onlyMine, organisationId }: AgendaFilter) {
      const only = onlyMine ? ("mine" as const) : undefined;
      const mine = pagesOf(api.feed.getAgenda, { query: withoutUndefined({ day, only }) });
      const open = { params: { networkSlug }, query: { ...withoutUndefined({ day, organisationId }), language } };
      return isResident ? mine : (pagesOf(api.feed.getPublicAgenda, open) as typeof mine);
    },
    month(month: string, { onlyMine, organisationId }: AgendaFilter) {
      const mine = queryOf(api.feed.getAgendaMonth, { query: onlyMine ? { month, only: "mine" } : { month } });
      const open = { params: { networkSlug }, query: { month, ...withoutUndefined({ organisationId }) } };
      return isResident ? mine : (queryOf(api.feed.getPublicAgendaMonth, open) as typeof mine);
    },
  };
}

/** Dates in the order they begin. */
export function useAgenda(wanted: AgendaFilter) {
  const query = useInfiniteQuery(useAgendaQueries().page(wanted));
  const first = query.data?.pages[0];
  const { day, onlyMine } = wanted;
  const isCached = useIsCached(wanted);
  const isResident = useResidence() !== null;
  useEffect(() => {
    if (!first || !isCached) return;
    if (day) writeCacheEntry(caches.days, day, first, mostDays);
    else writeCache(caches.toCome, first);
  }, [first, isCached, day]);
  const read = () => (day ? readCacheEntry<AgendaPage>(caches.days, day) : readCache<AgendaPage>(caches.toCome));
  const known: Cached<AgendaPage> | null = isResident && !first && isCutOff(query.error) ? read() : null;
  const zone = useTimeZone();
  const isOwnDay = isResident && !first && onlyMine && day !== undefined && isCutOff(query.error);
  const own = isOwnDay ? findOwnDates((date) => daysOfDate(date, zone).includes(day)) : selectOwnDates(known);
  const saved = onlyMine ? own : known;
  const items = query.data?.pages.flatMap((page) => page.items) ?? saved?.value.items ?? [];
  return { query, items, saved };
}

/** The reader's own dates among the cached ones; null if there are none. */
function selectOwnDates(known: Cached<AgendaPage> | null): Cached<AgendaPage> | null {
  const items = known?.value.items.filter(({ date }) => date.mine) ?? [];
  return known && items.length > 0 ? { ...known, value: { ...known.value, items } } : null;
}

/** The reader's own matching dates in everything that is cached; null if there are none. As old as the oldest part. */
function findOwnDates(isWanted: (date: AgendaItem["date"]) => boolean): Cached<AgendaPage> | null {
  const toCome = readCache<AgendaPage>(caches.toCome);
  const pages = [...readCacheEntries<AgendaPage>(caches.days), ...(toCome ? [toCome] : [])];
  const own = pages.flatMap(({ value, at }) =>
    value.items.filter(({ date }) => date.mine && isWanted(date)).map((item) => ({ item, at })),
  );
  const items = [...new Map(own.map(({ item }) => [item.date.id, item])).values()];
  const [at] = own.map((one) => one.at).sort();
  return at === undefined ? null : { value: { items, next: null }, at };
}

/** How many of their own dates a reader has on each day of a month, from the cache. */
function countOwnDates(month: string, zone: string | undefined): Cached<AgendaMonth["days"]> | null {
  const inMonth = (date: AgendaItem["date"]) => daysOfDate(date, zone).filter((day) => monthOf(day) === month);
  const own = findOwnDates((date) => inMonth(date).length > 0);
  if (!own) return null;
  const days = own.value.items.flatMap(({ date }) => inMonth(date));
  const counted = [...Map.groupBy(days, (day) => day)].map(([day, all]) => ({ day, count: all.length }));
  return { value: counted, at: own.at };
}

/** How many dates each day of a month has; undefined while loading. */
export function useAgendaMonth(month: string, wanted: AgendaFilter) {
  const query = useQuery({ ...useAgendaQueries().month(month, wanted), placeholderData: keepPreviousData });
  const isCached = useIsCached(wanted);
  const loaded: AgendaMonth["days"] | undefined = query.isPlaceholderData ? undefined : query.data?.days;
  useEffect(() => {
    if (loaded && isCached) writeCacheEntry(caches.months, month, loaded, mostMonths);
  }, [loaded, isCached, month]);
  const isResident = useResidence() !== null;
  const zone = useTimeZone();
  const read = () =>
    wanted.onlyMine ? countOwnDates(month, zone) : readCacheEntry<AgendaMonth["days"]>(caches.months, month);
  const saved = isResident && !loaded && isCutOff(query.error) ? read() : null;
  const days = loaded ?? saved?.value;
  return { query, saved, counts: days && new Map(days.map(({ day, count }) => [day, count])) };
}

/** Only a resident's unfiltered agenda is cached. */
const useIsCached = ({ onlyMine }: AgendaFilter): boolean => useResidence() !== null && !onlyMine;

const isCutOff = (error: unknown): boolean => error instanceof Refused && error.code === "unavailable";

/** Refetches what is shown when activities are published, changed or deleted. */
export function useAgendaLive(): void {
  const queries = useQueryClient();
  useLive(["feed"], () => {
    for (const route of ["getAgenda", "getAgendaMonth"]) void queries.invalidateQueries({ queryKey: ["feed", route] });
  });
}
