import { Sums } from "@stoep/instrument";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { api, pagesOf } from "../../../app/index.ts";
import { type Filters, queryOfFilters } from "./filters.tsx";

/** While it can be answered, new answers appear by themselves; results that come in several parts stand still. */
const refreshMs = 15_000;

/** The results that the filter finds: of many answers in parts, which are added up here. `read`: how many of all are in them. */
export function useResults(surveyId: string, filters: Filters, isLive: boolean) {
  const query = useInfiniteQuery({
    ...pagesOf(api.surveys.getSurveyResults, { params: { surveyId }, query: queryOfFilters(filters) }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isLive && state.data?.pages.length === 1 ? refreshMs : false),
  });
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const parts = query.data?.pages;
  const sums = useMemo(() => {
    const all = new Sums();
    for (const { answers, counts } of parts ?? []) all.addRecord(answers, counts);
    return all;
  }, [parts]);
  const [first] = parts ?? [];
  return { query, sums, versions: versionsOf(parts ?? []), all: first?.all ?? 0, isWhole: !hasNextPage };
}

const versionsOf = (parts: readonly { versions: readonly { version: number }[] }[]): number =>
  new Set(parts.flatMap(({ versions }) => versions.map(({ version }) => version))).size;
