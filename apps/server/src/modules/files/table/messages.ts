/** What the server asks the program that reads tables, and what it replies. */
import type { TableError, TableLimits } from "./table.ts";

export interface ReadTask {
  source: string;
  /** The file into which the rows are written, as lines of JSON. */
  out: string;
  /** The reader's language, to choose the code page of older files. */
  language: string;
  /** The place of the sheet of a workbook; absent: the first that holds a table. */
  sheet?: number;
  limits: TableLimits;
  /** Folded names of columns, by which a heading is found below a title. */
  known: readonly string[];
  /** How many cells of each column are shown. */
  samples: number;
}

export interface ReadReply {
  heading: string[];
  samples: string[][];
  rows: number;
  /** Of a workbook with several. */
  sheets: string[];
  sheet: number;
}
export type Reply = ReadReply | { refused: TableError["code"] };
