/** Messages to members and helpers, by mail and as text message, which is only the subject. The words are in `text`. */
import { defineMails, mailKind } from "#modules/notifications/index.ts";
import { words } from "./texts.ts";

/** `forWhom`: who is written to, where the number or address is that of several. `words`: the colleague's text. */
type MessageMailValues = {
  forWhom: string;
  organisation: string;
  task: string;
  network: string;
  words: string;
  link: string;
};
/**
 * `name`: the helper's name, for the member; helpers see the member's name only behind their link. `when`, `reason`: empty if there
 * is none.
 */
export type StepMailValues = Omit<MessageMailValues, "words"> & { name: string; when: string; reason: string };
/** `often`: as part of a sentence. `when`: a visit's day and times. `until`: a sentence of its own, empty if the series has no last day. */
export type SeriesMailValues = Omit<MessageMailValues, "words"> & { often: string; when: string; until: string };

const outcome = { shownBy: ["care.getTicket"], sentAgainBy: ["care.sendMessageAgain"] };
const step = () => mailKind<StepMailValues>({ lane: 2, outcome });
const ofSeries = () => mailKind<SeriesMailValues>({ lane: 2, outcome });

export const mails = defineMails(words, {
  ticketMessage: mailKind<MessageMailValues>({ lane: 2, outcome }),
  ticketText: mailKind<Omit<MessageMailValues, "link">>({ lane: 2, outcome }),
  helperChosen: step(),
  helperPlanned: step(),
  helperMoved: step(),
  helperCancelled: step(),
  helperReleased: step(),
  helperThanked: step(),
  memberFound: step(),
  memberPlanned: step(),
  memberMoved: step(),
  memberCancelled: step(),
  memberSearching: step(),
  memberRevoked: step(),
  memberStopped: step(),
  memberSolved: step(),
  memberUnsure: step(),
  seriesBegun: ofSeries(),
  visitSkipped: ofSeries(),
  visitKept: ofSeries(),
  seriesEnded: ofSeries(),
});

/** The reason for revoking, as part of a sentence. */
export const revocationTexts = words.because;
