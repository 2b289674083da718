/** The mails of this capability: the values each needs, and its priority. Their words are in `text`. */
import { defineMails, inTheBell, mailKind } from "#modules/notifications/index.ts";
import { words } from "./texts.ts";

type About = { title: string; organisation: string; network: string; link: string };
/** Quoted text on lines of its own, or empty. */
type WithWords = About & { words: string };

export const mails = defineMails(words, {
  /** To the author of the shout that a project began with. */
  projectBegun: mailKind<About>({ lane: 2, outcome: inTheBell, isRefusable: true }),
  /** To the followers of a project. */
  phaseOpened: mailKind<About & { phase: string }>({ lane: 2, outcome: inTheBell, isRefusable: true }),
  /** To the author of the shout that became an idea. */
  ideaTakenUp: mailKind<About>({ lane: 2, outcome: inTheBell, isRefusable: true }),
  /** To the author of an idea. */
  ideaHidden: mailKind<WithWords>({ lane: 2, outcome: inTheBell }),
});
