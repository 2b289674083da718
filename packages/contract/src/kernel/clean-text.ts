/**
 * What may be left out of a text that somebody typed or pasted: signs that show nothing, and signs that turn the direction of what
 * follows them, with which one text can pass for another. Joiners stay, which emoji and several scripts are written with, and so
 * do soft hyphens.
 */
const invisible = /[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g;
/** A tab and its like, pasted from a spreadsheet or a word processor, stand for a space. */
const otherSpaces = /[\t\v\f\u0085\u2028\u2029]/g;
const control = /[^\P{Cc}\n]/gu;

/** A text as it is stored: several lines, each ended by a line feed, without invisible signs. */
export const cleanLines = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(otherSpaces, " ")
    .replace(control, "")
    .replace(invisible, "");

/** The same in one line: a line break stands for a space. */
export const cleanLine = (text: string): string => cleanLines(text).replace(/\n+/g, " ");
