/** The mails of this capability. Their words are in `text`. */
import { defineMails, inTheBell, mailKind } from "./mail/index.ts";
import { words } from "./texts.ts";

type NoticeValues = { network: string; line: string; words: string; link: string };
type DigestValues = { network: string; lines: string; link: string };

export const mails = defineMails(words, {
  testPush: mailKind<{ network: string; link: string }>({
    lane: 0,
    outcome: { notShown: "Its reader holds the device, and can test again." },
  }),
  /** For a notice whose capability has no mail of its own; also used for pushes. */
  residentNotice: mailKind<NoticeValues>({ lane: 2, outcome: inTheBell, isRefusable: true }),
  staffNotice: mailKind<NoticeValues>({ lane: 2, outcome: inTheBell, isRefusable: true }),
  residentDigest: mailKind<DigestValues>({ lane: 2, outcome: { repeats: true }, isRefusable: true }),
  staffDigest: mailKind<DigestValues>({ lane: 2, outcome: { repeats: true }, isRefusable: true }),
});
