/** What the dashboard and the reader's page say to each other. Both are ours and on one address; nobody else is listened to. */
import type { ReadPost } from "@stoep/contract/publishing";
import type { Session } from "../session/index.ts";
import type { LanguageCode } from "../texts/index.ts";

/** A message, and who reads it where. */
export interface ShownMessage {
  post: ReadPost;
  /** As a card in a list, or opened. */
  place: "list" | "page";
  /** Of the reader's screens. */
  language: LanguageCode;
  network: Session["residences"][number]["network"];
  scheme: "light" | "dark";
  /** Why its controls do nothing, in the language of the dashboard. */
  idle: string;
}

/** `isReady`: said once, when the page can show something. `height`: of what it shows, in pixels. */
export type ReaderAnswer = { isReady: true } | { height: number } | { isEnlarged: boolean };

/** For the reader's page: calls `show` with each reading that the dashboard sends. */
export function followShown(show: (reading: ShownMessage) => void): void {
  // Opened by itself, it has nothing to show.
  if (window.parent === window) {
    location.replace("/dashboard/");
    return;
  }
  addEventListener("message", ({ source, origin, data }: MessageEvent<ShownMessage>) => {
    if (source === window.parent && origin === location.origin) show(data);
  });
  tellDashboard({ isReady: true });
}

export const tellDashboard = (answer: ReaderAnswer): void => window.parent.postMessage(answer, location.origin);
