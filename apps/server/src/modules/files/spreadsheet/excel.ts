/**
 * A table as a workbook with one sheet, written while it is read. Text cells are typed as text, which no spreadsheet takes for a
 * formula. ECMA-376
 */

import type { Cell } from "./cell.ts";
import { columnWidths } from "./column-widths.ts";
import type { SheetHeading } from "./heading.ts";
import { inChunks } from "./in-chunks.ts";
import { dayNumber, momentIn } from "./moments.ts";
import { fixedParts, main, styles, xmlHead, xmlText } from "./workbook-parts.ts";
import { zip } from "./zip.ts";

const styleOf = (style: number) => (style ? ` s="${style}"` : "");
const textCell = (text: string, style = 0) =>
  `<c t="inlineStr"${styleOf(style)}><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;
const numberCell = (value: number, style = 0) => `<c${styleOf(style)}><v>${value}</v></c>`;

interface WorkbookTable {
  above: SheetHeading;
  headings: string[];
  /** The rows that the widths of columns follow; they are among the rows too. */
  first: readonly Cell[][];
}

/** An empty row parts the table from what stands above it. */
const headingRowOf = ({ lines }: SheetHeading) => lines.length + 4;

export function excelFile(table: WorkbookTable, rows: AsyncIterable<Cell[]>, timeZone: string): AsyncGenerator<Buffer> {
  const { above } = table;
  const fixed = fixedParts({ ...above, headingRow: headingRowOf(above) });
  const parts = Object.entries(fixed).map(([name, xml]) => ({ name, content: [xmlHead, xml] }));
  return zip([...parts, { name: "xl/worksheets/sheet1.xml", content: writeSheet(table, rows, timeZone) }]);
}

function writeCell(cell: Cell, moment: ReturnType<typeof momentIn>): string {
  if (cell instanceof Date) return numberCell(moment(cell).days, styles.moment);
  if (typeof cell === "number") return numberCell(cell);
  if (cell === null || typeof cell !== "object") return textCell(String(cell ?? ""));
  if ("exact" in cell) return numberCell(dayNumber(cell.exact.getTime()), styles.exact);
  const isMonth = cell.day.length === "2026-05".length;
  return numberCell(dayNumber(Date.parse(cell.day)), isMonth ? styles.month : styles.day);
}

const writeAbove = ({ author, title, lines }: SheetHeading): string =>
  [
    textCell(author, styles.author),
    `${textCell(title, styles.title)}`,
    ...lines.map((line) => textCell(line, styles.line)),
  ]
    .map((cell) => `<row>${cell}</row>`)
    .join("");

/** On paper: all columns on the page's width, the headings on each page, and whose list it is at its foot. */
const onPaper = ({ author, title }: SheetHeading): string =>
  '<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.7" header="0.3" footer="0.3"/>' +
  '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>' +
  `<headerFooter><oddFooter>${xmlText(`&L${footText(`${author} · ${title}`)}&R&P / &N`)}</oddFooter></headerFooter>`;
/** "&" begins a code there. */
const footText = (text: string) => text.slice(0, 100).replaceAll("&", "&&");

/** The headings, with what stands above them, stay in view. */
async function* writeSheet(
  { above, headings, first }: WorkbookTable,
  rows: AsyncIterable<Cell[]>,
  timeZone: string,
): AsyncGenerator<string> {
  const moment = momentIn(timeZone);
  const headingRow = headingRowOf(above);
  const widths = columnWidths(headings, first);
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`);
  yield `${xmlHead}<worksheet xmlns="${main}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0">`;
  yield `<pane ySplit="${headingRow}" topLeftCell="A${headingRow + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
  yield `<cols>${columns.join("")}</cols><sheetData>${writeAbove(above)}`;
  yield `<row r="${headingRow}">${headings.map((text) => textCell(text, styles.heading)).join("")}</row>`;
  const write = (row: Cell[]) => `<row>${row.map((cell) => writeCell(cell, moment)).join("")}</row>`;
  yield* inChunks(rows, (some) => some.map(write).join(""));
  yield `</sheetData>${onPaper(above)}</worksheet>`;
}
