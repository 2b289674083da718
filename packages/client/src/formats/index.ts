/**
 * Numbers, days and times as the reader's language writes them, in the app's time zone. Days and times are in European formats,
 * in English too: the day before the month, 24 hours.
 */

export { localeOf } from "@stoep/contract/kernel";
export { fileSize } from "./file-size.ts";
export { type Format, makeFormat, unbroken, unbrokenDay, unbrokenName, useFormatIn } from "./formats.ts";
