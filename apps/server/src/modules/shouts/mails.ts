/** The mails of this capability: the values that each takes, and its lane. Their words are in `text`. */
import { defineMails, mail } from "#modules/notifications/index.ts";
import en from "./text/en.json" with { type: "json" };
import fr from "./text/fr.json" with { type: "json" };
import nl from "./text/nl.json" with { type: "json" };
import tr from "./text/tr.json" with { type: "json" };

type About = { title: string; organisation: string; network: string; link: string };
/** On lines of its own, or empty. */
type Said = About & { words: string };

export const mails = defineMails(
  { en, fr, nl, tr },
  {
    /** To its author and followers. */
    shoutInProgress: mail<About>({ lane: 2, isRefusable: true }),
    shoutDone: mail<Said>({ lane: 2, isRefusable: true }),
    shoutResumed: mail<About>({ lane: 2, isRefusable: true }),
    shoutReplied: mail<Said>({ lane: 2, isRefusable: true }),
    /** To its followers: its author said so. */
    shoutSolved: mail<About>({ lane: 2, isRefusable: true }),
    /** To its author. */
    shoutAsked: mail<About>({ lane: 2, isRefusable: true }),
    shoutHidden: mail<Said>({ lane: 2 }),
    /** To colleagues: whoever asked, has it, or is named in a note. */
    shoutShared: mail<About>({ lane: 2, isRefusable: true }),
    shoutReopened: mail<Said>({ lane: 2, isRefusable: true }),
    shoutAssigned: mail<About>({ lane: 2, isRefusable: true }),
    shoutMentioned: mail<About>({ lane: 2, isRefusable: true }),
  },
);
