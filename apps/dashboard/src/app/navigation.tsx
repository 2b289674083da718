import type { KitLinkProps } from "@stoep/ui";
import { useParams, useRouter, useRouterState } from "@tanstack/react-router";
import { type MouseEvent, useCallback, useEffect, useState } from "react";
import type { z } from "zod";

export const basePath = "/dashboard";

/** Goes to an address inside the app: go("/inbox?tab=planned"). */
export function useGo(): (href: string, options?: { replace?: boolean }) => void {
  const { history } = useRouter();
  return useCallback(
    (href, options) => (options?.replace ? history.replace(basePath + href) : history.push(basePath + href)),
    [history],
  );
}

/** A link that stays inside the app. Addresses elsewhere, downloads and new tabs are left to the browser. */
export function AppLink({ href, onClick, children, ...rest }: KitLinkProps) {
  const go = useGo();
  const isInside = href.startsWith("/") && !href.startsWith("/api/");
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isInside || event.defaultPrevented || !isPlain || rest.target) return;
    event.preventDefault();
    go(href);
  };
  return (
    <a {...rest} href={isInside ? basePath + href : href} onClick={follow}>
      {children}
    </a>
  );
}

export function useRouteParam(name: string): string {
  const params: Record<string, string | undefined> = useParams({ strict: false });
  return params[name] ?? "";
}

/** The address inside the app, without /dashboard. */
export function usePath(): string {
  return useRouterState({ select: (state) => state.location.pathname });
}

/** The same with filters: "/inbox?tab=planned". */
export function useAddress(): string {
  return useRouterState({ select: ({ location }) => location.pathname + location.searchStr });
}

type Search = Record<string, unknown>;

function readSearch(text: string): Search {
  const search = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(search.keys())].map((key) => {
      const values = search.getAll(key);
      return [key, values.length > 1 ? values : values[0]];
    }),
  );
}

/** "?a=1&b=2&b=3"; what is empty is left out. */
function writeSearch(search: Search): string {
  const pairs = Object.entries(search).flatMap(([key, value]) =>
    [value].flat().flatMap((one) => (one === undefined || one === null || one === "" ? [] : [[key, String(one)]])),
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : "";
}

/**
 * Filters that live in the address, so that a view can be shared as a link. The schema reads the query's strings and has
 * defaults for all; what cannot be read counts as not given. Setting replaces the history entry.
 */
export function useFilters<S extends z.ZodObject>(schema: S): [z.output<S>, (change: Partial<z.input<S>>) => void] {
  const { pathname, searchStr } = useRouterState({ select: (state) => state.location });
  const go = useGo();
  const given = readSearch(searchStr);
  const parsed = schema.safeParse(given);
  const filters = parsed.success ? parsed.data : schema.parse({});
  const set = (change: Partial<z.input<S>>) => go(pathname + writeSearch({ ...given, ...change }), { replace: true });
  return [filters, set];
}

/** What the address holds under these names, unchecked; no schema has to be loaded for it. The first of several, undefined without. */
export function useSearch<N extends string>(names: readonly N[]): { [name in N]?: string } {
  const given = new URLSearchParams(useRouterState({ select: (state) => state.location.searchStr }));
  const found = names.flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? ""] as const] : []));
  return Object.fromEntries(found) as { [name in N]?: string };
}

/** The same for what nobody should find there afterwards: kept here, and removed from the address bar and the history at once. */
export function useSecretSearch<N extends string>(names: readonly N[]): { [name in N]?: string } {
  const { pathname, searchStr } = useRouterState({ select: (state) => state.location });
  const go = useGo();
  const [kept] = useState(useSearch(names));
  const rest = readSearch(searchStr);
  const isOpen = names.some((name) => name in rest);
  useEffect(() => {
    if (!isOpen) return;
    for (const name of names) delete rest[name];
    go(pathname + writeSearch(rest), { replace: true });
  });
  return kept;
}
