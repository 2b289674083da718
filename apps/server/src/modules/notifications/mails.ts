/** The mails of this capability. Their words are in `text`. */
import { defineMails, mailKind } from "./templates.ts";
import en from "./text/en.json" with { type: "json" };
import fr from "./text/fr.json" with { type: "json" };
import nl from "./text/nl.json" with { type: "json" };
import tr from "./text/tr.json" with { type: "json" };

type NoticeValues = { network: string; line: string; words: string; link: string };
type DigestValues = { network: string; lines: string; link: string };

export const mails = defineMails(
  { en, fr, nl, tr },
  {
    testPush: mailKind<{ network: string; link: string }>({ lane: 0 }),
    /** For a notice whose capability has no mail of its own; also used for pushes. */
    residentNotice: mailKind<NoticeValues>({ lane: 2, isRefusable: true }),
    staffNotice: mailKind<NoticeValues>({ lane: 2, isRefusable: true }),
    residentDigest: mailKind<DigestValues>({ lane: 2, isRefusable: true }),
    staffDigest: mailKind<DigestValues>({ lane: 2, isRefusable: true }),
  },
);
