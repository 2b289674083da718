/**
 * Scroll position and focus after moving between screens. A new screen starts at the top with the focus on its content, so that a
 * screen reader announces it. When the reader goes back to a screen, it is where it was left, with the focus on the followed link.
 */
import { useLayoutEffect } from "react";
import { useLocation, useSearch } from "wouter";

/** The position on a screen of the history while the reader is elsewhere. */
interface ScreenPosition {
  /** Pixels from the top. */
  top: number;
  /** The link that was followed from here; null if the reader left another way. */
  link: FollowedLink | null;
}

interface FollowedLink {
  href: string;
  /** Pixels below the top of the window: the content above the link may have another height when the reader comes back. */
  offset: number;
}

/** Our part of `history.state`. */
interface MarkedEntry {
  entry: string;
  /** Whether the previous entry is a screen of this app. */
  isInside: boolean;
}

const storageKey = "stoep.places";
/** How long a screen may take to regain its height. */
const patienceMilliseconds = 3000;

const places = new Map<string, ScreenPosition>(readPlaces());
let currentEntry: MarkedEntry | null = null;
let currentPath: string | null = null;
let followed: FollowedLink | null = null;
/** The kind of change that led to the current location. */
let lastChange: "pushState" | "replaceState" | "popstate" | null = null;
let stopRestoring = () => {};

function readPlaces(): [string, ScreenPosition][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
  } catch {
    return [];
  }
}

const entryOf = (state: unknown): MarkedEntry | null =>
  typeof state === "object" && state !== null && "entry" in state ? (state as MarkedEntry) : null;

/** Call once, before the first screen. */
export function startScrollRestoration(): void {
  history.scrollRestoration = "manual";
  for (const type of ["pushState", "replaceState", "popstate"] as const)
    addEventListener(type, () => {
      // Marking an entry is not a navigation.
      if (entryOf(history.state)?.entry !== currentEntry?.entry || !currentEntry) lastChange = type;
    });
  addEventListener("scroll", () => currentEntry && remember({ top: window.scrollY }), { passive: true });
  addEventListener("click", rememberLink, { capture: true });
  addEventListener("pagehide", () => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...places].slice(-50)));
    } catch {
      // Storage is full: a reload starts at the top.
    }
  });
}

function rememberLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest("main a[href]") : null;
  followed = link && { href: link.getAttribute("href") ?? "", offset: link.getBoundingClientRect().top };
}

function remember(change: Partial<ScreenPosition>): void {
  if (!currentEntry) return;
  places.set(currentEntry.entry, { top: 0, link: null, ...places.get(currentEntry.entry), ...change });
}

/** Call in the layout that surrounds every screen. */
export function useScrollRestoration(): void {
  const [path] = useLocation();
  const search = useSearch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every change of the address
  useLayoutEffect(restorePosition, [path, search]);
}

function restorePosition(): void {
  // The first screen's address may end with a slash: a filter adds it.
  const path = location.pathname.replace(/\/$/, "");
  const isFirst = currentPath === null;
  const isSameScreen = path === currentPath;
  if (!isSameScreen) remember({ link: followed });
  followed = null;
  currentPath = path;
  currentEntry = entryOf(history.state) ?? markEntry(isSameScreen);
  // For example a filter on the same screen: not a navigation.
  if (isSameScreen) return;
  stopRestoring();
  const place = places.get(currentEntry.entry);
  if (place) goBackTo(place, isFirst);
  else if (!isFirst) {
    window.scrollTo(0, 0);
    const focused = document.activeElement;
    requestAnimationFrame(() => {
      // The focus stays where the reader already is, such as in the first field.
      if (document.activeElement !== focused && document.activeElement !== document.body) return;
      focusOn(null);
    });
  }
}

/** Marks an entry so that it is recognized when the reader comes back to it. */
function markEntry(isSameScreen: boolean): MarkedEntry {
  const isReplaced = isSameScreen && lastChange === "replaceState";
  const entry =
    isReplaced && currentEntry ? currentEntry : { entry: crypto.randomUUID(), isInside: cameFromInside(currentEntry) };
  history.replaceState({ ...history.state, ...entry }, "");
  return entry;
}

/** An entry that replaced another has the same predecessor. */
const cameFromInside = (before: MarkedEntry | null): boolean =>
  lastChange === "replaceState" ? (before?.isInside ?? false) : before !== null;

/**
 * Scrolls there as soon as the screen is high enough, unless the reader scrolls first. The followed link returns to its distance from
 * the top of the window; after a reload, the page returns to its scroll position.
 */
function goBackTo(place: ScreenPosition, isFirst: boolean): void {
  const deadline = Date.now() + patienceMilliseconds;
  const moves = ["wheel", "touchstart", "keydown", "pointerdown"] as const;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const type of moves) removeEventListener(type, stop);
  };
  const tryIt = () => {
    const room = document.documentElement.scrollHeight - window.innerHeight;
    const link = isFirst ? null : findLink(place);
    const top = link && place.link ? window.scrollY + link.getBoundingClientRect().top - place.link.offset : place.top;
    const isReady = room >= top && (isFirst || !place.link || link !== null);
    if (isReady || Date.now() > deadline) {
      window.scrollTo(0, top);
      if (!isFirst) focusOn(link);
      return stop();
    }
    frame = requestAnimationFrame(tryIt);
  };
  let frame = 0;
  for (const type of moves) addEventListener(type, stop, { passive: true });
  stopRestoring = stop;
  // Cached content is there immediately, so nothing jumps.
  tryIt();
}

const main = () => document.getElementById("main");

const findLink = ({ link }: ScreenPosition): HTMLElement | null =>
  link && (main()?.querySelector<HTMLElement>(`a[href=${JSON.stringify(link.href)}]`) ?? null);

/** On the followed link, or else on the content. */
const focusOn = (link: HTMLElement | null): void => (link ?? main())?.focus({ preventScroll: true });

/** Begins another part of the same screen as a screen begins. */
export function startAtTop(): void {
  window.scrollTo(0, 0);
  focusOn(null);
}

/** Whether going back one entry stays in this app. */
export const canGoBack = (): boolean => entryOf(history.state)?.isInside ?? false;
