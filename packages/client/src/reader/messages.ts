/** What the dashboard and the reader's page say to each other. Both are ours and on one address; nobody else is listened to. */
import type { OrganisationProfile } from "@stoep/contract/accounts";
import type { ReadProject } from "@stoep/contract/participation";
import type { ReadPost } from "@stoep/contract/publishing";
import type { Session } from "../session/index.ts";
import type { LanguageCode } from "../texts/index.ts";

/** What is shown: a message as a card in a list or opened, an organisation's page, or a project's. */
export type ShownSubject =
  | { kind: "message"; post: ReadPost; place: "list" | "page" }
  | { kind: "organisation"; profile: OrganisationProfile }
  | { kind: "project"; project: ReadProject };

/** What is shown, and to whom. */
export interface ReaderScreen {
  subject: ShownSubject;
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
export function followShown(show: (reading: ReaderScreen) => void): void {
  // Opened by itself, it has nothing to show.
  if (window.parent === window) {
    location.replace("/dashboard/");
    return;
  }
  addEventListener("message", ({ source, origin, data }: MessageEvent<ReaderScreen>) => {
    if (source === window.parent && origin === location.origin) show(data);
  });
  tellDashboard({ isReady: true });
}

export const tellDashboard = (answer: ReaderAnswer): void => window.parent.postMessage(answer, location.origin);
