/** Tables that somebody sent, as text with separators or as workbooks, read in a separate process. */

export type { TableRow } from "./table.ts";
export { readTableFile } from "./table-calls.ts";
