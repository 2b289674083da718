/** What is remembered while the browser is at the provider: in this tab, until it comes back. */
import { isInsideApp } from "../../parts/next-address.ts";

const key = "stoep.signOn";

export interface OnTheWay {
  /** Where the person wanted to go. */
  next: string;
  purpose: "sign-in" | "link";
}

export function leaveFor(address: string, onTheWay: OnTheWay): void {
  sessionStorage.setItem(key, JSON.stringify(onTheWay));
  window.location.assign(address);
}

/** In another tab than the one that left, nothing is known: then it is a sign-in. */
export function onTheWay(): OnTheWay {
  try {
    const { next, purpose } = JSON.parse(sessionStorage.getItem(key) ?? "");
    if (isInsideApp(next) && (purpose === "sign-in" || purpose === "link")) return { next, purpose };
  } catch {
    // Nothing was kept, or nothing of ours.
  }
  return { next: "/", purpose: "sign-in" };
}

export function arrived(): void {
  sessionStorage.removeItem(key);
}
