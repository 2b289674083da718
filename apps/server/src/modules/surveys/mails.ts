/** The mails of this capability: the values each needs, and its priority. Their words are in `text`. */
import { defineMails, inTheBell, mailKind } from "#modules/notifications/index.ts";
import { words } from "./texts.ts";

export const mails = defineMails(words, {
  /** To followers of its project who may answer and have not. */
  surveyEnds: mailKind<{ title: string; organisation: string; network: string; link: string; until: string }>({
    lane: 2,
    outcome: inTheBell,
    isRefusable: true,
  }),
});
