/** The parts of a workbook that its rows do not change: what it consists of, its one sheet's name, and how cells look. ECMA-376 */
import { black, white } from "@stoep/contract/colour";
import { escapeMarkup } from "../escape-markup.ts";

/** The most characters that a cell can hold. */
const cellMax = 32_767;
export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
export const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaged = "http://schemas.openxmlformats.org/package/2006";
const kinds = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Removes characters that XML cannot contain; text that looks like one of Excel's character codes is escaped. */
export const xmlText = (text: string): string =>
  escapeMarkup(
    text
      .slice(0, cellMax)
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "")
      .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_"),
  );

/** Excel takes at most 31 characters, and no apostrophe at either end. */
const sheetName = (title: string) => xmlText(title.replace(/[[\]:*?/\\']/g, " ").slice(0, 31));

/** Indexes of styles in `cellXfs`. Text needs none: it is the default. */
export const styles = { heading: 1, moment: 2, day: 3, month: 4, exact: 5, author: 6, title: 7, line: 8 } as const;

/** A colour as styles write it, without transparency. */
const argb = (colour: string) => `FF${colour.slice(1).toUpperCase()}`;
const fontXml = (size: number, weight = "", colour = black) =>
  `<font>${weight}<sz val="${size}"/><color rgb="${argb(colour)}"/><name val="Calibri"/></font>`;

/** Cells start at the top and break their lines, so that a long text is read as it was written. */
const cellXml = (numberFormat: number) =>
  `<xf numFmtId="${numberFormat}" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>`;

/** White text on the network's colour, which is dark enough for it. */
function stylesXml(fill: string): string {
  return (
    `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm"/>` +
    '<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts>' +
    `<fonts count="5">${fontXml(11)}${fontXml(11, "<b/>", white)}` +
    `${fontXml(11, "<b/>")}${fontXml(16, "<b/>")}${fontXml(10)}</fonts>` +
    '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
    `<fill><patternFill patternType="solid"><fgColor rgb="${argb(fill)}"/></patternFill></fill></fills>` +
    '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
    `<cellXfs count="9">${cellXml(0)}` +
    '<xf fontId="1" fillId="2" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="center" wrapText="1"/></xf>' +
    `${[22, 14, 164, 165].map(cellXml).join("")}` +
    `${[2, 3, 4].map((font) => `<xf fontId="${font}" applyFont="1"/>`).join("")}</cellXfs>` +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
  );
}

interface Workbook {
  title: string;
  accent: string;
  /** The row with the headings of the columns, from 1: it is repeated on each printed page. */
  headingRow: number;
}

export const fixedParts = ({ title, accent, headingRow }: Workbook): Record<string, string> => ({
  "[Content_Types].xml":
    `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Override PartName="/xl/workbook.xml" ContentType="${kinds}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kinds}.worksheet+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${kinds}.styles+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml":
    `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${sheetName(title)}" sheetId="1" r:id="rId1"/></sheets>` +
    `<definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">'${sheetName(title)}'!$${headingRow}:$${headingRow}</definedName></definedNames></workbook>`,
  "xl/_rels/workbook.xml.rels":
    `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  "xl/styles.xml": stylesXml(accent),
});
