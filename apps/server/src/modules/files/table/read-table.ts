/** Reads a file of any supported kind as a table with one heading, which a title may precede. */

import { sumOf } from "@stoep/contract/kernel";
import { CsvError } from "csv-parse/sync";
import { readDelimited } from "./delimited.ts";
import { TableError, type TableLimits, type TableRow } from "./table.ts";
import { type KnownNames, titleRowsMax, withoutTitle } from "./title-rows.ts";
import { openWorkbook } from "./workbook.ts";

/** In all cells together. */
const charactersMax = 40_000_000;

export interface Table {
  heading: string[];
  rows: TableRow[];
  /** The sheets of a workbook, and which of them this is. */
  sheets: string[];
  sheet: number;
}

interface Reading {
  limits: TableLimits;
  known: KnownNames;
  /** The reader's, to choose the code page of older files. */
  language: string;
  /** The place of a sheet; absent: the first that holds a table. */
  sheet?: number | undefined;
}

/** @throws TableError */
export async function readTable(content: Buffer, reading: Reading): Promise<Table> {
  try {
    if (isPacked(content)) return await tableInWorkbook(content, reading);
    if (isOther(content)) throw new TableError("import_not_a_table");
    const { known, language, limits } = reading;
    const rows = readDelimited(content, { language, known, rowsMax: limits.rows + 2 + titleRowsMax });
    return { ...(await tableOf(withoutTitle(rows, known), limits)), sheets: [], sheet: 0 };
  } catch (error) {
    if (error instanceof TableError) throw error;
    if (error instanceof CsvError || error instanceof RangeError || isPacked(content))
      throw new TableError("import_not_a_table");
    throw error;
  }
}

/** A ZIP archive, as Excel workbooks are. */
const isPacked = (content: Buffer) => content.subarray(0, 2).toString("latin1") === "PK";
/** The first bytes of files that are often sent by mistake: PDF, older Excel workbooks, pictures, gzip, web pages. */
const beginnings = ["25504446", "d0cf11e0", "89504e47", "ffd8ff", "47494638", "1f8b", "7b5c727466"];
const isOther = (content: Buffer) => {
  const first = content.subarray(0, 64);
  return (
    beginnings.some((start) => first.toString("hex").startsWith(start)) ||
    /^\s*<(!doctype|html|\?xml)/i.test(first.toString("latin1"))
  );
};

async function tableInWorkbook(content: Buffer, { known, limits, sheet: wanted }: Reading): Promise<Table> {
  const { sheets, rowsOf } = await openWorkbook(content, limits);
  if (wanted !== undefined && wanted >= sheets.length) throw new TableError("import_empty");
  for (let sheet = wanted ?? 0; ; sheet += 1) {
    try {
      return { ...(await tableOf(withoutTitle(rowsOf(sheet), known), limits)), sheets, sheet };
    } catch (error) {
      const isEmpty = error instanceof TableError && error.code === "import_empty";
      if (!isEmpty || wanted !== undefined || sheet + 1 >= sheets.length) throw error;
    }
  }
}

async function tableOf(found: AsyncIterable<TableRow>, limits: TableLimits): Promise<Pick<Table, "heading" | "rows">> {
  let heading: string[] | null = null;
  let characters = 0;
  const rows: TableRow[] = [];
  for await (const { cells, ...row } of found) {
    if (cells.length > limits.columns) throw new TableError("import_too_long");
    // The check of the row reports a cell that is too long; it need not be kept whole.
    const short = cells.map((cell) => cell.slice(0, limits.cell + 1));
    characters += sumOf(short, (cell) => cell.length);
    if (heading === null) heading = short.map((cell) => cell.replace(/\s+/g, " ").trim().slice(0, 100).toWellFormed());
    else rows.push({ ...row, cells: short });
    if (rows.length > limits.rows || characters > charactersMax) throw new TableError("import_too_long");
  }
  if (heading === null || rows.length === 0) throw new TableError("import_empty");
  const columns = Math.max(heading.length, ...rows.slice(0, 1000).map(({ cells }) => cells.length));
  return {
    heading: Array.from({ length: Math.min(columns, limits.columns) }, (_, at) => heading[at] ?? ""),
    rows,
  };
}
