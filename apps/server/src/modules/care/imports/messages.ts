/** What the server asks the program that reads tables, and what it replies. */
import type { DraftRules } from "./row-draft.ts";
import type { TableError } from "./table/table.ts";

interface ReadTask {
  source: string;
  out: string;
  /** The reader's language, to choose the code page of older files. */
  language: string;
  /** The place of the sheet of a workbook; absent: the first that holds a table. */
  sheet?: number;
}
export interface CheckTask extends DraftRules {
  rows: string;
  out: string;
}
export type Task = ReadTask | CheckTask;

export interface ReadReply {
  heading: string[];
  samples: string[][];
  rows: number;
  /** Of a workbook with several. */
  sheets: string[];
  sheet: number;
}
export type Reply = ReadReply | { checked: number } | { refused: TableError["code"] };
