/** What candidates receive, by mail and as text message. The words are in `text`. */
import { defineMails, mailKind } from "#modules/notifications/index.ts";
import { words } from "./texts.ts";

/**
 * `forWhom`: the helper whom it is for, where several share the number or address. `task`: what is to be done, and in which
 * neighbourhood; never who needs it.
 */
type RequestMailValues = { forWhom: string; organisation: string; task: string; network: string; link: string };

const outcome = { shownBy: ["care.listCandidates"], sentAgainBy: ["care.askAgain"] };

export const mails = defineMails(words, {
  helpAsked: mailKind<RequestMailValues>({ lane: 2, outcome }),
  helpThanked: mailKind<RequestMailValues>({ lane: 2, outcome }),
  helpNotNeeded: mailKind<RequestMailValues>({ lane: 2, outcome }),
});
