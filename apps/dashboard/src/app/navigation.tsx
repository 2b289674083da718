import { afterPress } from "@stoep/client/presses";
import type { KitLinkProps } from "@stoep/ui";
import { type AnyRouter, useParams, useRouter, useRouterState } from "@tanstack/react-router";
import { type AnchorHTMLAttributes, type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import type { z } from "zod";

export const basePath = "/dashboard";

/** Goes to an address inside the app: go("/inbox?tab=planned"). */
export function useGo(): (href: string, options?: { replace?: boolean }) => void {
  const router = useRouter();
  return useCallback(
    (href, options) =>
      options?.replace ? router.history.replace(basePath + href) : afterPress(() => follow(router, basePath + href)),
    [router],
  );
}

/**
 * Shows another address for this screen, for a reload or a bookmark. The router does not hear of it, as it would open another screen
 * while the author is typing in this one (`browserHistory`).
 */
export function showAddress(href: string): void {
  window.history.replaceState(window.history.state, "", basePath + href);
}

/** The address in the address bar, inside the app; null where the page does not stand in it, as in tests. */
export function shownAddress(): string | null {
  const { pathname, search } = window.location;
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) + search : null;
}

/** Resolves when the screen at that address has rendered, or when the user stays on this one after all. */
async function follow(router: AnyRouter, href: string): Promise<void> {
  const before = router.history.location.href;
  let stop = () => {};
  const arrived = new Promise<void>((done) => {
    stop = router.subscribe("onResolved", () => done());
  });
  router.history.push(href);
  await new Promise(requestAnimationFrame);
  if (router.history.location.href !== before) await arrived;
  stop();
}

type LinkHandlers = Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  "onPointerEnter" | "onPointerLeave" | "onPointerDown" | "onFocus"
>;

/** A pointer that only passes over a link loads nothing. */
const nearMilliseconds = 80;

/**
 * Loads the code of the screen at that address, for a link that the user is about to follow. A press cancels this: running the
 * loaded code would delay the mark on the pressed link, and the press asks for the same code itself.
 */
function usePrepare(href: string | null): LinkHandlers {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (href === null) return {};
  const prepare = () => router.preloadRoute({ to: href.replace(/[?#].*/, "") }).catch(() => null);
  const begin = () => {
    stop();
    timer.current = setTimeout(prepare, nearMilliseconds);
  };
  return {
    onPointerEnter: begin,
    onPointerLeave: stop,
    onPointerDown: stop,
    // Only for the keyboard, as pressing moves the focus too.
    onFocus: ({ currentTarget }) => currentTarget.matches(":focus-visible") && begin(),
  };
}

/** A link that stays inside the app. Addresses elsewhere, downloads and new tabs are left to the browser. */
export function AppLink({ href, onClick, children, ...rest }: KitLinkProps) {
  const go = useGo();
  const isInside = href.startsWith("/") && !href.startsWith("/api/");
  const near = usePrepare(isInside ? href : null);
  const followInside = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isInside || event.defaultPrevented || !isPlain || rest.target) return;
    event.preventDefault();
    go(href);
  };
  return (
    <a {...near} {...rest} href={isInside ? basePath + href : href} onClick={followInside}>
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

/** Like `usePath`, with the filters: "/inbox?tab=planned". */
export function useAddress(): string {
  return useRouterState({ select: ({ location }) => location.pathname + location.searchStr });
}

/** The address of the view at `path` with changes to the current search parameters; `undefined` removes one. */
export function useViewHref<Values>(path: string): (change: { [K in keyof Values]?: string | undefined }) => string {
  const search = useAddress().split("?")[1] ?? "";
  return (change) => {
    const next = new URLSearchParams(search);
    for (const [key, value] of Object.entries<string | undefined>(change)) {
      if (value === undefined) next.delete(key);
      else next.set(key, value);
    }
    return next.size > 0 ? `${path}?${next}` : path;
  };
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

/** "?a=1&b=2&b=3", without empty values. */
function writeSearch(search: Search): string {
  const pairs = Object.entries(search).flatMap(([key, value]) =>
    [value].flat().flatMap((one) => (one === undefined || one === null || one === "" ? [] : [[key, String(one)]])),
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : "";
}

/** How the router reads and writes what is behind the question mark: a name that is repeated stays so. */
export const searchAsTyped = { parseSearch: readSearch, stringifySearch: writeSearch };

/**
 * Filters kept in the address, so that a view can be shared as a link. The schema parses the query's strings and has a
 * default for each; an address that does not parse gives the defaults. Setting a filter replaces the history entry.
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

/** The address's values for these names, unchecked, so that no schema is loaded. The first of several; undefined if absent. */
export function useSearch<N extends string>(names: readonly N[]): { [name in N]?: string } {
  const given = new URLSearchParams(useRouterState({ select: (state) => state.location.searchStr }));
  const found = names.flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? ""] as const] : []));
  return Object.fromEntries(found) as { [name in N]?: string };
}

/** Like `useSearch`, for secrets: the values are kept here, and removed from the address bar and the history immediately. */
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
