/** How long lists, letters and files of codes are kept, and how often a wrong code may be typed. D §11 */
import { dayMs, hourMs } from "@stoep/contract/kernel";

/** A list that waits to be confirmed; letters and files to be downloaded. */
export const codeFilesMs = dayMs;
/** Longer than making them takes at most. */
export const makingMs = 2 * hourMs;

/** Wrong ones, from one network address, such as a library. docs/decisions/2026-11-30-wrong-codes-are-counted-by-address.md */
export const wrongCodeLimit = { max: 30, seconds: 3600 };
