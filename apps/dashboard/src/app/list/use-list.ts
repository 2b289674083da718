import type { CallOptions } from "@stoep/contract/kernel";
import { useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { useFilters } from "../navigation.tsx";
import { useKeyset } from "./keyset.ts";

/** A route of the contract that returns a list, whole or page by page. */
type ListCall = ((...args: never[]) => Promise<{ items: readonly unknown[] }>) & {
  capability: string;
  routeName: string;
  isQuery: true;
};
type PageOf<C extends ListCall> = Awaited<ReturnType<C>>;
type ListQueryOf<C extends ListCall> =
  NonNullable<Parameters<C>[0]> extends { query?: infer Q } ? Omit<NonNullable<Q>, "cursor"> : Record<never, never>;

type Source<C extends ListCall, F extends z.ZodObject> = {
  route: C;
  /** Parameters in the route's path. */
  params?: Record<string, string>;
  /** Kept in the address, so that a view can be shared as a link. */
  filters?: F;
  /** Converts the filters to the route's query; by default they are passed as they are. */
  ask?: (filters: z.output<F>) => ListQueryOf<C>;
  /** The filters that select the list or its order, rather than narrow it. */
  tabs?: readonly string[];
  /** How many match the filters, if the page says so elsewhere than in `found`. */
  foundIn?: (page: PageOf<C>, filters: z.output<F>) => number | null;
  /** Rows per page, for routes that accept it. */
  pageSize?: number;
};

/** The schema of a list without filters, in the form that `useFilters` expects, without loading a library. */
const noFilters = {
  safeParse: () => ({ success: true, data: {} }),
  parse: () => ({}),
} as unknown as z.ZodObject<Record<never, never>>;

/** What `<List>` shows: a route's rows, filtered as the address says, and paging. */
export function useList<C extends ListCall, F extends z.ZodObject = typeof noFilters>(source: Source<C, F>) {
  const { route, params, ask, foundIn, tabs = [], pageSize } = source;
  const [filters, setFilters] = useFilters((source.filters ?? noFilters) as F);
  const keyset = useKeyset(JSON.stringify(filters));
  const asked = (ask ? ask(filters) : filters) as ListQueryOf<C>;
  const input = {
    // An undefined would take the place of parameters that the route brings itself.
    ...(params ? { params } : {}),
    query: { ...asked, cursor: keyset.cursor, limit: pageSize },
  };
  const call = route as C & ((given: unknown, options: CallOptions) => Promise<PageOf<C>>);
  // The same key as `queryOf`, as other parts of the screen may ask for the same page.
  const query = useQuery({
    queryKey: [route.capability, route.routeName, input] as const,
    queryFn: ({ signal }) => call(input, { signal }),
  });
  const page: PageOf<C> | undefined = query.data;
  const next = page && "next" in page ? (page.next as string | null) : undefined;
  const isFiltered = Object.entries(filters).some(([key, value]) => value !== undefined && !tabs.includes(key));
  return {
    query,
    page,
    params,
    rows: page?.items as PageOf<C>["items"] | undefined,
    filters,
    setFilters,
    /** The query for both the page and the file. */
    asked,
    isFiltered,
    /** How many there are in all, as far as the first unfiltered page shows. */
    total:
      page && !isFiltered && keyset.cursor === undefined
        ? { count: page.items.length, isMore: Boolean(next) }
        : undefined,
    /** How many there are with these filters, if one page holds them all. */
    count: page && !next && keyset.cursor === undefined ? page.items.length : undefined,
    /** Routes that return the whole list have no paging. */
    paging:
      page && !("next" in page)
        ? undefined
        : keyset.paging(page && (foundIn ? { ...page, found: foundIn(page, filters) } : page)),
  };
}
