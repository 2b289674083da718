/** A table in a text file: in UTF-8, UTF-16 or the code page of older programs, with commas, semicolons, tabs or bars. */
import { parse } from "csv-parse/sync";
import { TableError, type TableRow } from "./table.ts";
import { countNamed, type KnownNames, titleRowsMax } from "./title-rows.ts";

/** `language`: the reader's. Turkish programs used a code page of their own. */
export function textOf(content: Buffer, language: string): string {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(content);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(content);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    return new TextDecoder(language === "tr" ? "windows-1254" : "windows-1252").decode(content);
  }
}

const signs = [",", ";", "\t", "|"];
/**
 * The separator that Excel names ("sep=;"), or by which a line of headings is found; else the one that occurs most often outside quotes in
 * the first line that has any. A comma in a title separates nothing.
 */
function delimiterOf(text: string, known: KnownNames): { delimiter: string; from: number } {
  const said = /^sep=(.)\r?\n/.exec(text);
  if (said) return { delimiter: said[1] ?? ",", from: said[0].length };
  const start = text.slice(0, 20_000);
  const byHeadings = headingSign(start, known);
  if (byHeadings) return { delimiter: byHeadings, from: 0 };
  const lines = start
    .replace(/"[^"]*"/g, "")
    .trimStart()
    .split(/[\r\n]+/, titleRowsMax + 1);
  const heading = lines.find((line) => signs.some((sign) => line.includes(sign))) ?? "";
  const count = (sign: string) => heading.split(sign).length;
  return { delimiter: signs.reduce((best, sign) => (count(sign) > count(best) ? sign : best)), from: 0 };
}

/** null: by none of them a line says two fields. */
function headingSign(start: string, known: KnownNames): string | null {
  const lines = start.trimStart().split(/[\r\n]+/, titleRowsMax + 1);
  const fieldsBy = (sign: string) =>
    Math.max(
      ...lines.map((line) =>
        countNamed(
          line.split(sign).map((cell) => cell.trim().replace(/^"|"$/g, "")),
          known,
        ),
      ),
    );
  const [best = null] = signs.filter((sign) => fieldsBy(sign) > 1).sort((a, b) => fieldsBy(b) - fieldsBy(a));
  return best;
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

/** The rows that are not empty. @throws TableError when the file is not text */
export function readDelimited(
  content: Buffer,
  { language, known, rowsMax }: { language: string; known: KnownNames; rowsMax: number },
): TableRow[] {
  const text = textOf(content, language);
  // No text contains this byte.
  if (text.includes("\0")) throw new TableError("import_not_a_table");
  const { delimiter, from } = delimiterOf(text, known);
  const options = { bom: true, delimiter, info: true, relax_column_count: true, relax_quotes: true, to: rowsMax };
  // The types of csv-parse leave out what `info` adds.
  const rows = parse(text.slice(from), { ...options, skip_empty_lines: true }) as unknown as Parsed[];
  // The line with the separator is in no spreadsheet.
  const wrapped = countWrapped(from > 0 ? 1 : 0);
  return rows
    .map(({ record, info }) => ({ place: info.lines - wrapped(record), cells: record }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
}

/** How many lines of the file, so far, were the further ones of a cell: a spreadsheet, by which people find a row, counts one row for all. */
function countWrapped(before: number): (record: readonly string[]) => number {
  let lines = before;
  return (record) => {
    for (const cell of record) lines += cell.match(/\r\n|\r|\n/g)?.length ?? 0;
    return lines;
  };
}
