import type { ActivityDate } from "@stoep/contract/publishing";
import { useQueryClient } from "@tanstack/react-query";

/** Changes a date wherever a cached response holds it: on its activity in a feed, a list or its page, and in the agenda. */
export function replaceDate(known: unknown, dateId: string, change: (date: ActivityDate) => ActivityDate): unknown {
  if (Array.isArray(known)) return known.map((one) => replaceDate(one, dateId, change));
  if (known === null || typeof known !== "object") return known;
  if ("startsAt" in known) return (known as ActivityDate).id === dateId ? change(known as ActivityDate) : known;
  return Object.fromEntries(Object.entries(known).map(([key, value]) => [key, replaceDate(value, dateId, change)]));
}

/** After a sign-up, updates everything that shows the date, without a refetch. */
export function useDateCache() {
  const queries = useQueryClient();
  return (dateId: string, change: (date: ActivityDate) => ActivityDate) => {
    for (const { queryKey, state } of queries.getQueryCache().getAll()) {
      if (state.data === undefined || !["publishing", "feed"].includes(String(queryKey[0]))) continue;
      queries.setQueryData(queryKey, (known: unknown) => replaceDate(known, dateId, change));
    }
  };
}
