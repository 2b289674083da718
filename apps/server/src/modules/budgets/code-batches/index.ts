/**
 * Codes that are made together, to vote or to answer with: a job writes them into letters, cards or a file, which the member who asked for
 * them can download for a day. What is kept of a code, and when it is valid, is up to what it is made for. D §11, §12
 *
 *   queued ─▶ running ─▶ done: its codes are valid ──a day──▶ files gone
 *                └─▶ failed
 */
export { type CodeOrder, codeMaking, type PrintedCode } from "./make-batches.ts";
export { batchesIn } from "./store.ts";
export { batchFiles } from "./stored-files.ts";
export { dayIn } from "./texts.ts";
export { codeFilesMs } from "./times.ts";
export { viewBatch, viewFiles } from "./views.ts";
export { writeCodeFile, writeCodeLetters } from "./write.ts";
