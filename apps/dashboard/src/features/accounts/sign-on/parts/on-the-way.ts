/** What is remembered while the browser is at the provider: in this tab, until it comes back. */
import { z } from "zod";

const key = "stoep.signOn";
const OnTheWay = z.object({
  /** Where the person wanted to go. */
  next: z.string().regex(/^\/(?!\/)/),
  purpose: z.enum(["sign-in", "link"]),
});
export type OnTheWay = z.infer<typeof OnTheWay>;

export function leaveFor(address: string, onTheWay: OnTheWay): void {
  sessionStorage.setItem(key, JSON.stringify(onTheWay));
  window.location.assign(address);
}

/** In another tab than the one that left, nothing is known: then it is a sign-in. */
export function onTheWay(): OnTheWay {
  try {
    return OnTheWay.parse(JSON.parse(sessionStorage.getItem(key) ?? ""));
  } catch {
    return { next: "/", purpose: "sign-in" };
  }
}

export function arrived(): void {
  sessionStorage.removeItem(key);
}
