/**
 * A table as a workbook with one sheet, written while it is read. Text cells are typed as text, which no spreadsheet takes for a
 * formula. ECMA-376
 */

import { escapeMarkup } from "../escape-markup.ts";
import type { Cell } from "./cell.ts";
import { inChunks } from "./in-chunks.ts";
import { momentIn } from "./moments.ts";
import { zip } from "./zip.ts";

/** The most characters that a cell can hold. */
const cellMax = 32_767;
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaged = "http://schemas.openxmlformats.org/package/2006";
const kinds = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The parts that are the same in every workbook, except for the sheet's name. */
const fixedParts = (title: string): Record<string, string> => ({
  "[Content_Types].xml":
    `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Override PartName="/xl/workbook.xml" ContentType="${kinds}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kinds}.worksheet+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${kinds}.styles+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${sheetName(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels":
    `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  "xl/styles.xml":
    `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
    '<cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
});

const sheetName = (title: string) => xmlText(title.replace(/[[\]:*?/\\]/g, " ").slice(0, 31));

/** Removes characters that XML cannot contain; text that looks like one of Excel's character codes is escaped. */
const xmlText = (text: string): string =>
  escapeMarkup(
    text
      .slice(0, cellMax)
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "")
      .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_"),
  );

/** Indexes of styles: 0 is the default, 2 a moment in the reader's local format. */
const headingStyle = 1;
const textCell = (text: string, style = 0) =>
  `<c t="inlineStr"${style ? ` s="${style}"` : ""}><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;

interface WorkbookTable {
  title: string;
  headings: string[];
}

export function excelFile(table: WorkbookTable, rows: AsyncIterable<Cell[]>, timeZone: string): AsyncGenerator<Buffer> {
  const fixed = Object.entries(fixedParts(table.title)).map(([name, xml]) => ({ name, content: [head, xml] }));
  return zip([...fixed, { name: "xl/worksheets/sheet1.xml", content: writeSheet(table, rows, timeZone) }]);
}

/** The headings stay in view. */
async function* writeSheet(
  { headings }: WorkbookTable,
  rows: AsyncIterable<Cell[]>,
  timeZone: string,
): AsyncGenerator<string> {
  const moment = momentIn(timeZone);
  const cellOf = (cell: Cell): string => {
    if (cell instanceof Date) return `<c s="2"><v>${moment(cell).days}</v></c>`;
    return typeof cell === "number" ? `<c><v>${cell}</v></c>` : textCell(String(cell ?? ""));
  };
  yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">`;
  yield '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  yield `<cols><col min="1" max="${headings.length}" width="22" customWidth="1"/></cols>`;
  yield `<sheetData><row>${headings.map((text) => textCell(text, headingStyle)).join("")}</row>`;
  yield* inChunks(rows, (some) => some.map((row) => `<row>${row.map(cellOf).join("")}</row>`).join(""));
  yield "</sheetData></worksheet>";
}
