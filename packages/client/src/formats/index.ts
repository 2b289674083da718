/**
 * Numbers, days and times as the reader's language writes them, in a time zone that the app gives. Days and times are Europe's,
 * in English too: the day before the month, 24 hours.
 */
export { type Format, localeOf, makeFormat, useFormatIn } from "./formats.ts";
