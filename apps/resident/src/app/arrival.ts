/**
 * Where one is after moving between screens. A new screen begins at its top, with the focus on its content, so that a screen
 * reader says where one is; a screen that one comes back to stands where it was left, with the focus on the link that was followed.
 */
import { useLayoutEffect } from "react";
import { useLocation } from "wouter";

/** What is remembered of an entry of the history while the reader is elsewhere. */
interface Place {
  /** Pixels from the top. */
  top: number;
  /** The address of the link that was followed from here; null: another way was taken. */
  link: string | null;
}

/** Our part of `history.state`. */
interface Entry {
  entry: string;
  /** Whether the entry before is a screen of this app. */
  isInside: boolean;
}

const storageKey = "stoep.places";
/** How long a screen that is left may take to have its height again. */
const patienceMilliseconds = 3000;

const places = new Map<string, Place>(readPlaces());
let shown: Entry | null = null;
let shownPath: string | null = null;
let followed: string | null = null;
/** How the newest location came about. */
let lastChange: "pushState" | "replaceState" | "popstate" | null = null;
let stopRestoring = () => {};

function readPlaces(): [string, Place][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
  } catch {
    return [];
  }
}

const entryOf = (state: unknown): Entry | null =>
  typeof state === "object" && state !== null && "entry" in state ? (state as Entry) : null;

/** Once, before the first screen. */
export function startArrivals(): void {
  history.scrollRestoration = "manual";
  for (const type of ["pushState", "replaceState", "popstate"] as const)
    addEventListener(type, () => {
      // Our own mark on an entry is no change of place.
      if (entryOf(history.state)?.entry !== shown?.entry || !shown) lastChange = type;
    });
  addEventListener("scroll", () => shown && remember({ top: window.scrollY }), { passive: true });
  addEventListener("click", noteLink, { capture: true });
  addEventListener("pagehide", () => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...places].slice(-50)));
    } catch {
      // No room: a reload begins at the top.
    }
  });
}

function noteLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest("main a[href]") : null;
  followed = link?.getAttribute("href") ?? null;
}

function remember(change: Partial<Place>): void {
  if (!shown) return;
  places.set(shown.entry, { top: 0, link: null, ...places.get(shown.entry), ...change });
}

/** Call in what stands around every screen. */
export function useArrival(): void {
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every change of the path
  useLayoutEffect(arrive, [path]);
}

function arrive(): void {
  const path = location.pathname;
  if (path === shownPath) return;
  const isFirst = shownPath === null;
  remember({ link: followed });
  followed = null;
  shownPath = path;
  const known = entryOf(history.state);
  const before = shown;
  shown = known ?? { entry: crypto.randomUUID(), isInside: cameFromInside(before) };
  if (!known) history.replaceState({ ...history.state, ...shown }, "");
  stopRestoring();
  const place = places.get(shown.entry);
  if (place) goBackTo(place, isFirst);
  else if (!isFirst) {
    window.scrollTo(0, 0);
    const focused = document.activeElement;
    requestAnimationFrame(() => {
      // Not away from where the reader has already gone, such as the first field.
      if (document.activeElement !== focused && document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
    });
  }
}

/** What took the place of an entry has the same one before it. */
const cameFromInside = (before: Entry | null): boolean =>
  lastChange === "replaceState" ? (before?.isInside ?? false) : before !== null;

/** Scrolls there as soon as the screen is high enough, unless the reader begins to move by himself. */
function goBackTo({ top, link }: Place, isFirst: boolean): void {
  const deadline = Date.now() + patienceMilliseconds;
  const moves = ["wheel", "touchstart", "keydown", "pointerdown"] as const;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const type of moves) removeEventListener(type, stop);
  };
  const tryIt = () => {
    const room = document.documentElement.scrollHeight - window.innerHeight;
    const isReady = room >= top && (isFirst || giveFocus(link));
    if (isReady || Date.now() > deadline) {
      window.scrollTo(0, top);
      return stop();
    }
    frame = requestAnimationFrame(tryIt);
  };
  let frame = 0;
  for (const type of moves) addEventListener(type, stop, { passive: true });
  stopRestoring = stop;
  // What is still known stands there at once, and nothing jumps.
  tryIt();
}

/** Returns whether what was followed is there again; without it the content has the focus. */
function giveFocus(link: string | null): boolean {
  const main = document.querySelector<HTMLElement>("main");
  const element = link ? main?.querySelector<HTMLElement>(`a[href=${JSON.stringify(link)}]`) : main;
  element?.focus({ preventScroll: true });
  return element !== null && element !== undefined;
}

/** Whether going one back in the history stays in this app. */
export const canGoBack = (): boolean => entryOf(history.state)?.isInside ?? false;
