/** A table that was read: rows of texts, each with its place in the file. */

export interface TableRow {
  /** The row as a spreadsheet counts it, from 1, also of a CSV file. */
  place: number;
  cells: string[];
  /** Cells that begin like a formula are text: the file says what is text and what is not. */
  isTyped?: true;
  /** What the sheet gives as the row's number, where no row can have it; then it is counted instead. */
  wrongNumber?: string;
}

export interface TableLimits {
  rows: number;
  columns: number;
  /** Of a workbook, to choose from. */
  sheets: number;
  /** Characters: what is longer is cut after one more, so that it can be told. */
  cell: number;
}

/** The file as a whole cannot be read as a table. */
export class TableError extends Error {
  readonly code: "import_not_a_table" | "import_empty" | "import_too_long" | "import_too_complex";
  constructor(code: TableError["code"]) {
    super(code);
    this.code = code;
  }
}
