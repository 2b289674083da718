/** The mails of this capability: the values each needs, and its priority. Their words are in `text`. */
import { defineMails, mailKind } from "#modules/notifications/index.ts";
import { words } from "./texts.ts";

type About = { title: string; organisation: string; network: string; link: string };

export const mails = defineMails(words, {
  /** To the contact person, who may be anybody: says that somebody applied, never who. */
  applicationReceived: mailKind<About>({ lane: 2, isRefusable: true }),
  applicationSent: mailKind<About>({ lane: 2 }),
  /** `reason`: what staff wrote, on lines of its own, or empty. */
  applicationAccepted: mailKind<About & { reason: string }>({ lane: 2 }),
  applicationDeclined: mailKind<About & { reason: string }>({ lane: 2 }),
});
