/** The mails of this capability: the values each needs, and its priority. Their words are in `text`. */
import { defineMails, inTheBell, mailKind } from "#modules/notifications/index.ts";
import { words } from "./texts.ts";

type About = { title: string; organisation: string; network: string; link: string };

export const mails = defineMails(words, {
  /** To residents who may vote and have not. */
  voteEnds: mailKind<About & { until: string }>({ lane: 2, outcome: inTheBell, isRefusable: true }),
  /** To voters, authors and supporters of its ideas, and followers of the project. */
  voteCounted: mailKind<About>({ lane: 2, outcome: inTheBell, isRefusable: true }),
  /** To those who had voted. `words`: the reason, on lines of its own. */
  voteGivenUp: mailKind<About & { words: string }>({ lane: 2, outcome: inTheBell, isRefusable: true }),
});
