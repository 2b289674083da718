/** Dates, times, and the words of buttons and badges that do not fit where they stand. */
import type { Page } from "playwright-core";

const units = ["minute", "hour", "day", "week", "month", "year"] as const;
const anyOf = (words: string[]) => [...new Set(words)].sort((a, b) => b.length - a.length).join("|");

/** What dates and times look like in a language: "12 nov. 2026, 09:30", "1er nov.", "09:30", "il y a 2 jours", "dün". */
function datesIn(language: string): string {
  const months = (["short", "long"] as const).flatMap((month) =>
    Array.from({ length: 12 }, (_, nth) =>
      new Intl.DateTimeFormat(language, { month }).format(new Date(2026, nth, 15)).replaceAll(".", "\\.?"),
    ),
  );
  const since = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const relative = units.flatMap((unit) => [-9, -2, -1, 1, 2, 9].map((count) => since.format(count, unit)));
  const relatives = relative
    .filter((words) => words.length > 2)
    .map((words) => words.replace(/\d+/, "\\d+").replace(/\s/g, "\\s"));
  const time = "\\d{1,2}:\\d\\d";
  const day = `\\d{1,2}(?:er)?\\s(?:${anyOf(months)})(?!\\p{L})(?:\\s\\d{4})?(?:,?\\s${time})?`;
  return `${day}|(?<!\\p{L})(?:${anyOf(relatives)})(?!\\p{L})|(?<![\\d:.])${time}(?![\\d:])`;
}

type Span = [left: number, right: number];
/** A date, or the words of a button or badge: where it is, and within what it must stay. */
interface Piece {
  text: string;
  isDate: boolean;
  /** Whether a word or number of it is on two lines. */
  isBroken: boolean;
  span: Span;
  /** What is shown of the place where it stands. */
  frame: Span;
  /** The button or badge around it, if any. */
  control: Span | null;
}

const isWithin = ([left, right]: Span, [from, to]: Span) => left >= from - 1 && right <= to + 1;

/**
 * Dates and times that are cut, or broken within a word or number, and words of buttons and badges that are, or that stick out of
 * theirs: a line each. Titles that people wrote, and what scrolls, may be cut.
 */
export async function misfits(page: Page, language: string): Promise<string[]> {
  const lines = (await piecesOf(page, datesIn(language))).map(({ text, isDate, isBroken, span, frame, control }) => {
    const what = isDate ? text : `the button “${text}”`;
    if (isBroken) return `breaks ${what}`;
    if (!isWithin(span, frame)) return `cuts ${what}`;
    return control && !isWithin(span, control) ? `lets ${what} stick out` : "";
  });
  return [...new Set(lines.filter(Boolean))];
}

const piecesOf = (page: Page, pattern: string): Promise<Piece[]> =>
  page.evaluate((written) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: [Text, Element][] = [];
    while (walker.nextNode()) texts.push([walker.currentNode as Text, walker.currentNode.parentElement as Element]);
    const ancestors = (one: Element | null): Element[] => (one ? [one, ...ancestors(one.parentElement)] : []);
    const spanOf = (one: Element | Range): Span => {
      const { left, right } = one.getBoundingClientRect();
      return [left, right];
    };
    const rangeOf = (text: Text, from: number, length: number) => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, from + length);
      return range;
    };
    const linesOf = (range: Range) => new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    /** Only screen readers say it. */
    const isUnseen = (one: Element) => {
      const { clipPath, overflowX } = getComputedStyle(one);
      return clipPath.startsWith("inset") || (overflowX !== "visible" && one.getBoundingClientRect().width <= 2);
    };
    /** Up to what scrolls, the narrowest of all around it that hides what sticks out. */
    const frameOf = (at: Element): Span => {
      const around = ancestors(at);
      const end = around.findIndex((one) => /auto|scroll/.test(getComputedStyle(one).overflowX));
      const hiding = around
        .slice(0, end < 0 ? around.length : end)
        .filter((one) => one !== document.body && /hidden|clip/.test(getComputedStyle(one).overflowX));
      const spans = hiding.map(spanOf);
      return [Math.max(-1e6, ...spans.map(([left]) => left)), Math.min(1e6, ...spans.map(([, right]) => right))];
    };
    const pieceOf = (text: Text, at: Element, from: number, words: string, isDate: boolean): Piece => {
      const control = at.closest("button, a[class*=Button], [class*=Badge-root]");
      return {
        text: words.trim(),
        isDate,
        isBroken: [...words.matchAll(/[\p{L}\p{N}:]+/gu)].some(
          ({ 0: word, index }) => linesOf(rangeOf(text, from + index, word.length)) > 1,
        ),
        span: spanOf(rangeOf(text, from, words.length)),
        frame: frameOf(at),
        control: control && spanOf(control),
      };
    };
    /** Apart from a date, the parts of a line that we write have few letters; a title with a date in it has more. */
    const isOurs = (text: Text, date: string) =>
      text.data.split(" · ").some((part) => part.includes(date) && part.trim().length - date.length < 24);
    return texts
      .filter(([text, at]) => text.data.trim() && at.checkVisibility({ visibilityProperty: true }))
      .filter(([, at]) => !ancestors(at).some(isUnseen))
      .flatMap(([text, at]) => {
        const dates = [...text.data.matchAll(new RegExp(written, "giu"))].filter(({ 0: date }) => isOurs(text, date));
        const pieces = dates.map(({ 0: date, index }) => pieceOf(text, at, index, date, true));
        const isOfControl = at.closest("button, [class*=Button-root], [class*=Badge-root]") !== null;
        return isOfControl ? [...pieces, pieceOf(text, at, 0, text.data, false)] : pieces;
      });
  }, pattern);
