import { queryOf } from "@stoep/contract/kernel";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../../../app/index.ts";

const pauseMilliseconds = 200;
const shortest = 2;

/** Addresses of a network that start with what was typed, requested when the typing pauses. */
export function useAddressSearch(slug: string, typed: string, isOn: boolean) {
  const search = useDebounced(typed.trim());
  const isAsked = isOn && search.length >= shortest;
  const query = useQuery({
    ...queryOf(api.neighbourhoods.findAddresses, { params: { networkSlug: slug }, query: { search } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const hits = isAsked ? (query.data?.items ?? []) : [];
  return { hits, isNothing: isAsked && query.isSuccess && !query.isFetching && hits.length === 0, error: query.error };
}

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
