/** Any list as a spreadsheet file, from its columns: read and written in batches, never all of it in memory. */
import { Readable } from "node:stream";
import { excelType, type SpreadsheetFormat } from "@stoep/contract/files";
import { spreadsheetEndings } from "@stoep/contract/files/values";
import type { Language } from "@stoep/contract/kernel";
import type { Download } from "#kernel/module.ts";
import type { Translations } from "#kernel/texts.ts";
import { type NetworkLook, readableAccent } from "../look.ts";
import { words } from "../texts.ts";
import type { Cell } from "./cell.ts";
import { csvFile } from "./csv.ts";
import { excelFile } from "./excel.ts";
import { headingLines } from "./heading.ts";
import { readFirst } from "./read-first.ts";

export interface FileColumn<Row> {
  heading: Translations;
  cell: (row: Row, language: Language) => Cell;
}

export interface ListFile<Row> {
  /** Names the file. */
  title: Translations;
  columns: FileColumn<Row>[];
  /** What the list is about, in a line or two: an activity with its date and place. */
  about?: (reader: Pick<ListFileOptions, "language" | "timeZone">) => string[];
}

/** The file's format, its language, the time zone of its moments, and what stands above the table of a workbook. */
export interface ListFileOptions {
  format: SpreadsheetFormat;
  language: Language;
  timeZone: string;
  now: Date;
  /** Whose list it is. */
  author: string;
  look: Pick<NetworkLook, "accent">;
  /** The filters that it was made with, in the words of the reader's screen. */
  filteredBy: readonly string[];
}

/** The most rows that a file holds. */
export const fileRowsMax = 50_000;

/** Translates the values of an enum: "owner" → "Eigenaar". */
const wordOf =
  <Value extends string>(words: Record<Value, Translations>) =>
  (value: Value, language: Language): string =>
    words[value][language];

/** A column that shows the values of an enum as words; empty where `valueIn` returns null. */
export function choiceColumn<Row, Value extends string>(
  heading: Translations,
  words: Record<Value, Translations>,
  valueIn: (row: Row) => Value | null,
): FileColumn<Row> {
  const word = wordOf(words);
  return {
    heading,
    cell: (row, language) => {
      const value = valueIn(row);
      return value === null ? "" : word(value, language);
    },
  };
}

const yesNoWord = wordOf({ yes: words.files.yes, no: words.files.no });

/** Their cells decide how wide columns are. */
const rowsAhead = 100;

/** Reads the first rows before it returns, so that a list that cannot be read is an error and not a broken download. */
export async function listFile<Row>(
  list: ListFile<Row>,
  rows: AsyncIterable<Row>,
  options: ListFileOptions,
): Promise<Download> {
  const { format, language, timeZone, now } = options;
  const { columns } = list;
  const { first, all } = await readFirst(rows, rowsAhead);
  const cellsOf = (row: Row) =>
    columns.map(({ cell }) => {
      const value = cell(row, language);
      return typeof value === "boolean" ? yesNoWord(value ? "yes" : "no", language) : value;
    });
  async function* cells() {
    for await (const row of all) yield cellsOf(row);
  }
  const [title, headings] = [list.title[language], columns.map(({ heading }) => heading[language])];
  const lines = headingLines({ ...options, about: list.about?.(options) ?? [] });
  const above = { author: options.author, title, lines, accent: readableAccent(options.look) };
  const content =
    format === "xlsx"
      ? excelFile({ above, headings, first: first.map(cellsOf) }, cells(), timeZone)
      : csvFile({ headings }, cells(), { timeZone, separator: format === "csv" ? "," : ";" });
  const name = title.toLocaleLowerCase(language).replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
  return {
    content: Readable.from(content),
    type: format === "xlsx" ? excelType : "text/csv; charset=utf-8",
    saveAs: `${name}-${now.toISOString().slice(0, 10)}.${spreadsheetEndings[format]}`,
  };
}
