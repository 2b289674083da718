/** The sheets of an Excel workbook, as texts. A formula counts as the value that it had when the file was saved. ECMA-376 */
import { dayMs } from "@stoep/contract/kernel";
import { openArchive, type ReadPart } from "./archive.ts";
import { TableError, type TableLimits, type TableRow } from "./table.ts";
import { eachTag, type Tag, tagsOf } from "./xml.ts";

type Part = ReturnType<ReadPart>;

/** "_x000D_" is how Excel writes characters that XML cannot contain. Half a character is read as the replacement character. */
const withoutCodes = (text: string) =>
  text.replace(/_x([\dA-F]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))).toWellFormed();

async function sharedTexts(part: Part): Promise<string[]> {
  const texts: string[] = [];
  let text = "";
  let isSpoken = false;
  await eachTag(part, (tag) => {
    // The phonetic reading of Japanese text.
    if (tag.name === "rPh") isSpoken = !tag.isEnd;
    else if (tag.name === "t" && tag.isEnd && !isSpoken) text += tag.text;
    else if (tag.name === "si" && tag.isEnd) {
      texts.push(withoutCodes(text));
      text = "";
    }
  });
  return texts;
}

/** For each cell style, whether it shows a date. */
async function dayStyles(part: Part): Promise<boolean[]> {
  const own = new Map<number, boolean>();
  const styles: boolean[] = [];
  let isInCells = false;
  await eachTag(part, (tag) => {
    if (tag.name === "cellXfs") isInCells = !tag.isEnd;
    if (tag.isEnd) return;
    const id = Number(tag.attribute("numFmtId"));
    if (tag.name === "numFmt") own.set(id, showsDay(tag.attribute("formatCode") ?? ""));
    else if (tag.name === "xf" && isInCells) styles.push(own.get(id) ?? ((id >= 14 && id <= 17) || id === 22));
  });
  return styles;
}
/** Cut to what Excel allows: each bracket that is never closed is looked for up to the end. */
const showsDay = (format: string) => /[dy]/i.test(format.slice(0, 255).replace(/"[^"]*"|\[[^\]]*\]|\\./g, ""));

/** Days are counted from the end of 1899, or from the beginning of 1904. */
function dayOf(days: number, is1904: boolean): string {
  const start = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const at = start + Math.floor(days) * dayMs;
  return Math.abs(at) < 8e15 ? new Date(at).toISOString().slice(0, 10) : String(days);
}

interface Sheets {
  /** Those that are not hidden; one without a name where the workbook lists none. */
  visible: { name: string; id: string | null }[];
  is1904: boolean;
}

/** @throws TableError */
async function sheetsOf(part: ReadPart, sheetsMax: number): Promise<Sheets> {
  const book = part("xl/workbook.xml");
  if (book === null) throw new TableError("import_not_a_table");
  const visible: Sheets["visible"] = [];
  let is1904 = false;
  await eachTag(book, (tag) => {
    if (tag.isEnd) return;
    if (tag.name === "workbookPr") is1904 = ["1", "true"].includes(tag.attribute("date1904") ?? "");
    if (tag.name !== "sheet" || (tag.attribute("state") ?? "visible") !== "visible") return;
    const name = withoutCodes(tag.attribute("name") ?? "")
      .slice(0, 100)
      .toWellFormed();
    if (visible.length < sheetsMax) visible.push({ name, id: tag.attribute("id") });
  });
  return { visible: visible.length > 0 ? visible : [{ name: "", id: null }], is1904 };
}

/** @throws TableError */
async function sheetPart(part: ReadPart, id: string | null): Promise<Part> {
  let target: string | null = null;
  await eachTag(part("xl/_rels/workbook.xml.rels"), (tag) => {
    if (tag.name === "Relationship" && tag.attribute("Id") === id) target ??= tag.attribute("Target");
  });
  const sheet = part(partName(target ?? "worksheets/sheet1.xml"));
  if (sheet === null) throw new TableError("import_not_a_table");
  return sheet;
}
const partName = (target: string) => (target.startsWith("/") ? target.slice(1) : `xl/${target}`);

/** "AB12" → 27 */
function columnOf(reference: string | null): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? "")?.[0];
  if (!letters) return null;
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** A number written out in full, not as 4.7E8. */
const numberOf = (text: string) =>
  /e/i.test(text) && Number.isSafeInteger(Number(text)) ? String(Number(text)) : text;

interface Cells {
  columnsMax: number;
  texts: readonly string[];
  areDays: readonly boolean[];
  is1904: boolean;
}
interface Cell {
  at: number;
  kind: string;
  isDay: boolean;
}

/** All beyond the last column that may be are one, which makes the row too long. */
const cellOf = (tag: Tag, before: number, { areDays, columnsMax }: Cells): Cell => ({
  at: Math.min(columnOf(tag.attribute("r")) ?? before + 1, columnsMax),
  kind: tag.attribute("t") ?? "n",
  isDay: areDays[Number(tag.attribute("s") ?? 0)] ?? false,
});

/** `before`: the text of the same cell so far, which may come in parts. */
function contentOf({ text }: Tag, { kind, isDay }: Cell, { texts, is1904 }: Cells, before = ""): string {
  if (kind === "s") return text === "" ? "" : (texts[Number(text)] ?? "\uFFFD");
  if (kind !== "n") return before + withoutCodes(text);
  return isDay && text !== "" ? dayOf(Number(text), is1904) : numberOf(text);
}

/** The last row of a sheet of Excel. */
const rowNumberMax = 1_048_576;

/** Takes the tags of a sheet one by one, and returns a row at its end. */
function rowReader(rules: Cells): (tag: Tag) => TableRow | null {
  const beforeFirst: Cell = { at: -1, kind: "n", isDay: false };
  let row: TableRow = { place: 0, cells: [] };
  let cell = beforeFirst;
  const start = (tag: Tag) => {
    if (tag.name === "c") cell = cellOf(tag, cell.at, rules);
    if (tag.name !== "row") return;
    row = rowAfter(row.place, tag.attribute("r"));
    cell = beforeFirst;
  };
  return (tag) => {
    if (!tag.isEnd) start(tag);
    else if (tag.name === "row") return { ...row, cells: Array.from(row.cells, (text) => text ?? "") };
    else if ((tag.name === "v" || tag.name === "t") && cell.at >= 0)
      row.cells[cell.at] = contentOf(tag, cell, rules, row.cells[cell.at]);
    return null;
  };
}

/** Rows come in the order of their numbers, which some programs leave out. */
function rowAfter(before: number, number: string | null): TableRow {
  const place = Number(number ?? before + 1);
  const isRight = Number.isInteger(place) && place > before && place <= rowNumberMax;
  return isRight ? { place, cells: [] } : { place: before + 1, cells: [], wrongNumber: number ?? "" };
}

const isLikeFormula = (cell: string) => cell.trimStart().startsWith("=");

export interface Workbook {
  sheets: string[];
  /** The rows of a sheet that are not empty. @throws when the file is broken or passes a limit */
  rowsOf: (sheet: number) => AsyncGenerator<TableRow>;
}

/** @throws when the file is broken or passes a limit */
export async function openWorkbook(
  archive: Buffer,
  { columns: columnsMax, sheets: sheetsMax }: Pick<TableLimits, "columns" | "sheets">,
): Promise<Workbook> {
  const part = await openArchive(archive);
  const { visible, is1904 } = await sheetsOf(part, sheetsMax);
  const texts = await sharedTexts(part("xl/sharedStrings.xml"));
  const areDays = await dayStyles(part("xl/styles.xml"));
  async function* rowsOf(sheet: number): AsyncGenerator<TableRow> {
    const rowAt = rowReader({ columnsMax, texts, areDays, is1904 });
    for await (const tags of tagsOf(await sheetPart(part, visible[sheet]?.id ?? null)))
      for (const tag of tags) {
        const row = rowAt(tag);
        if (row?.cells.some((text) => text !== ""))
          yield row.cells.some(isLikeFormula) ? { ...row, isTyped: true } : row;
      }
  }
  return { sheets: visible.map(({ name }) => name), rowsOf };
}
