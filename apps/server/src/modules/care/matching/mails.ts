/** What candidates receive, by mail and as text message. The words are in `text`. */
import { defineMails, mailKind } from "#modules/notifications/index.ts";
import en from "./text/en.json" with { type: "json" };
import fr from "./text/fr.json" with { type: "json" };
import nl from "./text/nl.json" with { type: "json" };
import tr from "./text/tr.json" with { type: "json" };

/** `task`: what is to be done, and in which neighbourhood; never for whom. */
type RequestMailValues = { organisation: string; task: string; network: string; link: string };

export const mails = defineMails(
  { en, fr, nl, tr },
  {
    helpAsked: mailKind<RequestMailValues>({ lane: 2 }),
    helpThanked: mailKind<RequestMailValues>({ lane: 2 }),
    helpNotNeeded: mailKind<RequestMailValues>({ lane: 2 }),
  },
);
