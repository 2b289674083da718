/** A code as it is typed and shown: in capitals, in groups of four. Pure. */
import { fold } from "@stoep/contract/search-words";

/** Of a code to vote with. */
const votingSigns = 16;
const groupLength = 4;

/** Letters and digits alone, in capitals, whatever stands between them. */
const signsIn = (typed: string): string =>
  fold(typed)
    .replace(/[^a-z0-9]/g, "")
    .toUpperCase();

/** "k7qm 3r" becomes "K7QM-3R". */
export const shownCode = (typed: string): string =>
  signsIn(typed)
    .match(new RegExp(`.{1,${groupLength}}`, "g"))
    ?.join("-") ?? "";

/** Where the caret stands in the shown code, after the same sign as before. */
export function shownCaret(typed: string, caret: number): number {
  const { length } = signsIn(typed.slice(0, caret));
  return length + Math.max(0, Math.floor((length - 1) / groupLength));
}

/** Of so many signs, from the least to the most. */
export function isCodeOf(typed: string, least: number, most: number): boolean {
  const { length } = signsIn(typed);
  return length >= least && length <= most;
}

export const isWholeCode = (typed: string): boolean => isCodeOf(typed, votingSigns, votingSigns);
