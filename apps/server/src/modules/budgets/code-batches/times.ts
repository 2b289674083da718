/** How long letters and files of codes are kept, and how long making them may take. D §11 */
import { dayMs, hourMs } from "@stoep/contract/kernel";

/** A list that waits to be confirmed; letters and files to be downloaded. */
export const codeFilesMs = dayMs;
/** Longer than making them takes at most. */
export const makingMs = 2 * hourMs;
