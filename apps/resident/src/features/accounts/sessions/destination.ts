/** Where someone wanted to go before signing in or up: a path within their network, never another site. */

import { isInsideApp } from "@stoep/client/addresses";
import { hourMs } from "@stoep/contract/kernel";
import { useSearchParams } from "wouter";
import { firstScreen } from "../../../app/index.ts";

/** Where to go after signing in; only addresses of this app. */
export function useDestination(): string {
  const [search] = useSearchParams();
  return insideApp(search.get("next"));
}

export const insideApp = (next: string | null): string => (isInsideApp(next) ? next : firstScreen);

/** The address of a screen that passes `next` on as its destination. */
export const withDestination = (path: string, next: string): string =>
  next ? `${path}?next=${encodeURIComponent(next)}` : path;

const key = "stoep.next";
/** As long as the link in the mail of a sign-up works. D §5 */
const keptMilliseconds = 48 * hourMs;

/** Stores the destination on the device until the mailed link is opened. Each sign-up replaces the previous one. */
export function keepDestination(network: string, next: string): void {
  try {
    if (next) localStorage.setItem(key, JSON.stringify({ network, next, at: Date.now() }));
    else localStorage.removeItem(key);
  } catch {
    // The device is full: the sign-up then ends on the first screen.
  }
}

/** Returns the stored destination for this network, and removes it. */
export function takeDestination(network: string): string {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "null");
    localStorage.removeItem(key);
    const isOurs = kept?.network === network && Date.now() - kept.at < keptMilliseconds;
    return isOurs && typeof kept.next === "string" ? insideApp(kept.next) : firstScreen;
  } catch {
    return firstScreen;
  }
}
