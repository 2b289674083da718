/** The mails of this capability: the values each needs, and its priority. Their words are in `text`. */
import { defineMails, inTheBell, mailKind } from "#modules/notifications/index.ts";
import { words } from "./texts.ts";

/** `what`: such as “your comment on …”. */
type About = { what: string; organisation: string; network: string; link: string };
/** `words`: the reason, on lines of its own. */
type Removed = About & { ground: string; words: string; until: string };

/** What people must know, and nobody looks at. */
const repeats = { repeats: true } as const;

export const mails = defineMails(words, {
  /** To the author, also to those who refuse mails: it concerns their own text. */
  contentHidden: mailKind<Removed>({ lane: 2, outcome: repeats }),
  contentDeleted: mailKind<Removed>({ lane: 2, outcome: repeats }),
  contentShown: mailKind<About>({ lane: 2, outcome: repeats }),
  appealUpheld: mailKind<About & { words: string; judge: string }>({ lane: 2, outcome: repeats }),
  appealReversed: mailKind<About & { words: string }>({ lane: 2, outcome: repeats }),
  /** To the administrators who may decide the appeal, as they prefer. */
  appealArrived: mailKind<Omit<About, "what">>({ lane: 2, outcome: inTheBell, isRefusable: true }),
});
