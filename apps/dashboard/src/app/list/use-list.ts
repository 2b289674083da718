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
type AskedOf<C extends ListCall> =
  NonNullable<Parameters<C>[0]> extends { query?: infer Q } ? Omit<NonNullable<Q>, "cursor"> : Record<never, never>;

type Source<C extends ListCall, F extends z.ZodObject> = {
  route: C;
  /** Kept in the address, so that a view can be shared as a link. */
  filters?: F;
  /** What the route is asked with; the filters as they are, unless told. */
  ask?: (filters: z.output<F>) => AskedOf<C>;
  /** Those of the filters that say which list it is or how it is ordered, not what is left out of it. */
  tabs?: readonly string[];
  /** Rows of a page, where the route lets one say so. */
  pageSize?: number;
};

/** Of a list without filters: a schema as `useFilters` asks for one, for which no library is loaded. */
const none = {
  safeParse: () => ({ success: true, data: {} }),
  parse: () => ({}),
} as unknown as z.ZodObject<Record<never, never>>;

/** What `<List>` shows: a route's rows by the filters of the address, and the way to the pages beside this one. */
export function useList<C extends ListCall, F extends z.ZodObject = typeof none>(source: Source<C, F>) {
  const { route, ask, tabs = [], pageSize } = source;
  const [filters, setFilters] = useFilters((source.filters ?? none) as F);
  const keyset = useKeyset(JSON.stringify(filters));
  const asked = (ask ? ask(filters) : filters) as AskedOf<C>;
  const input = { query: { ...asked, cursor: keyset.cursor, ...(pageSize ? { limit: pageSize } : {}) } };
  const call = route as unknown as (given: unknown, options: CallOptions) => Promise<PageOf<C>>;
  // By the same key as `queryOf`: other parts of the screen may ask for the same page.
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
    rows: page?.items as PageOf<C>["items"] | undefined,
    filters,
    setFilters,
    /** What both the page and the file are asked with. */
    asked,
    isFiltered,
    /** How many there are with these filters, where one page holds them all. */
    count: page && !next && keyset.cursor === undefined ? page.items.length : undefined,
    /** Without neighbours there is nothing to walk through. */
    paging: page && !("next" in page) ? undefined : keyset.paging(next),
  };
}
