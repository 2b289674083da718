/** What members and helpers get from a ticket, by mail and as text message, of which the subject is all. Their words are in `text`. */
import { defineMails, mail } from "#modules/notifications/index.ts";
import en from "./text/en.json" with { type: "json" };
import fr from "./text/fr.json" with { type: "json" };
import nl from "./text/nl.json" with { type: "json" };
import tr from "./text/tr.json" with { type: "json" };

/** `words`: what the colleague wrote. */
type Written = { organisation: string; task: string; network: string; words: string; link: string };

export const mails = defineMails(
  { en, fr, nl, tr },
  {
    ticketMessage: mail<Written>({ lane: 2 }),
    ticketText: mail<Omit<Written, "link">>({ lane: 2 }),
  },
);
