/** Reads a file of any supported kind as a table with one heading, which a title may precede. */

import { importLimits } from "@stoep/contract/care";
import { sumOf } from "@stoep/contract/kernel";
import { CsvError } from "csv-parse/sync";
import { readDelimited } from "./delimited.ts";
import { TableError, type TableRow } from "./table.ts";
import { titleRowsMax, withoutTitle } from "./title-rows.ts";
import { readWorkbook } from "./workbook.ts";

/** In all cells together. */
const charactersMax = 40_000_000;

export interface Table {
  heading: string[];
  rows: TableRow[];
}

/** @throws TableError */
export async function readTable(content: Buffer, language: string): Promise<Table> {
  try {
    return await tableOf(withoutTitle(rowsOf(content, language)));
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

function rowsOf(content: Buffer, language: string): Iterable<TableRow> | AsyncIterable<TableRow> {
  if (isPacked(content)) return readWorkbook(content, importLimits.columns);
  if (isOther(content)) throw new TableError("import_not_a_table");
  return readDelimited(content, language, importLimits.rows + 2 + titleRowsMax);
}

async function tableOf(found: AsyncIterable<TableRow>): Promise<Table> {
  let heading: string[] | null = null;
  let characters = 0;
  const rows: TableRow[] = [];
  for await (const { cells, ...row } of found) {
    if (cells.length > importLimits.columns) throw new TableError("import_too_long");
    // The check of the row reports a cell that is too long; it need not be kept whole.
    const short = cells.map((cell) => cell.slice(0, importLimits.cell + 1));
    characters += sumOf(short, (cell) => cell.length);
    if (heading === null) heading = short.map((cell) => cell.replace(/\s+/g, " ").trim().slice(0, 100).toWellFormed());
    else rows.push({ ...row, cells: short });
    if (rows.length > importLimits.rows || characters > charactersMax) throw new TableError("import_too_long");
  }
  if (heading === null || rows.length === 0) throw new TableError("import_empty");
  const columns = Math.max(heading.length, ...rows.slice(0, 1000).map(({ cells }) => cells.length));
  return {
    heading: Array.from({ length: Math.min(columns, importLimits.columns) }, (_, at) => heading[at] ?? ""),
    rows,
  };
}
