/** What candidates receive, by mail and as text message. The words are in `text`. */
import { defineMails, mailKind } from "#modules/notifications/index.ts";
import { words } from "./texts.ts";

/** `task`: what is to be done, and in which neighbourhood; never for whom. */
type RequestMailValues = { organisation: string; task: string; network: string; link: string };

export const mails = defineMails(words, {
  helpAsked: mailKind<RequestMailValues>({ lane: 2 }),
  helpThanked: mailKind<RequestMailValues>({ lane: 2 }),
  helpNotNeeded: mailKind<RequestMailValues>({ lane: 2 }),
});
