/** The mails of this capability. Their words are in `text`. */
import { defineMails, mail } from "./templates.ts";
import en from "./text/en.json" with { type: "json" };
import fr from "./text/fr.json" with { type: "json" };
import nl from "./text/nl.json" with { type: "json" };
import tr from "./text/tr.json" with { type: "json" };

type Told = { network: string; line: string; words: string; link: string };
type Together = { network: string; lines: string; link: string };

export const mails = defineMails(
  { en, fr, nl, tr },
  {
    testPush: mail<{ network: string; link: string }>({ lane: 0 }),
    /** A notice whose capability has no mail of its own for it; also what is pushed. */
    residentNotice: mail<Told>({ lane: 2, isRefusable: true }),
    staffNotice: mail<Told>({ lane: 2, isRefusable: true }),
    residentDigest: mail<Together>({ lane: 2, isRefusable: true }),
    staffDigest: mail<Together>({ lane: 2, isRefusable: true }),
  },
);
