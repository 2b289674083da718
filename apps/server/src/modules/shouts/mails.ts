/** The mails of this capability: the values each needs, and its priority. Their words are in `text`. */
import { defineMails, inTheBell, mailKind } from "#modules/notifications/index.ts";
import { words } from "./texts.ts";

type About = { title: string; organisation: string; network: string; link: string };
/** Quoted text on lines of its own, or empty. */
type WithWords = About & { words: string };

export const mails = defineMails(words, {
  /** To its author and followers. */
  shoutInProgress: mailKind<About>({ lane: 2, outcome: inTheBell, isRefusable: true }),
  shoutDone: mailKind<WithWords>({ lane: 2, outcome: inTheBell, isRefusable: true }),
  shoutResumed: mailKind<About>({ lane: 2, outcome: inTheBell, isRefusable: true }),
  shoutReplied: mailKind<WithWords>({ lane: 2, outcome: inTheBell, isRefusable: true }),
  /** To its followers, when the author says that it is solved. */
  shoutSolved: mailKind<About>({ lane: 2, outcome: inTheBell, isRefusable: true }),
  /** To its author. */
  shoutAsked: mailKind<About>({ lane: 2, outcome: inTheBell, isRefusable: true }),
  shoutHidden: mailKind<WithWords>({ lane: 2, outcome: inTheBell }),
  /** To colleagues: the one who asked, the one handling it, or those mentioned in a note. */
  shoutShared: mailKind<About>({ lane: 2, outcome: inTheBell, isRefusable: true }),
  shoutReopened: mailKind<WithWords>({ lane: 2, outcome: inTheBell, isRefusable: true }),
  shoutAssigned: mailKind<About>({ lane: 2, outcome: inTheBell, isRefusable: true }),
  shoutMentioned: mailKind<About>({ lane: 2, outcome: inTheBell, isRefusable: true }),
});
