/** The first sheet of an Excel workbook, as texts. A formula counts as the value that it had when the file was saved. ECMA-376 */
import { dayMs } from "@stoep/contract/kernel";
import { TableError, type TableRow } from "./table.ts";
import { openArchive } from "./unzip.ts";

interface Tag {
  name: string;
  isEnd: boolean;
  isEmpty: boolean;
  /** The text between this tag and the next. */
  text: string;
  attribute: (name: string) => string | null;
}

const entities: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };
const plain = (text: string) =>
  text.includes("&")
    ? text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) => {
        if (name) return entities[name] ?? all;
        const code = Number.parseInt(hex ?? decimal, hex ? 16 : 10);
        return code <= 0x10ffff ? String.fromCodePoint(code) : all;
      })
    : text;

/** Tag names are given without their namespace prefix. */
function* tagsOf(xml: string): Generator<Tag> {
  const tag = /<(\/?)(?:[\w.-]+:)?([\w.-]+)([^>]*?)(\/?)>([^<]*)/g;
  for (let match = tag.exec(xml); match; match = tag.exec(xml)) {
    const [, end, name = "", attributes = "", empty, text = ""] = match;
    yield {
      name,
      isEnd: end !== "",
      isEmpty: empty !== "",
      text: plain(text),
      attribute: (wanted) => {
        const found = new RegExp(`(?:^|[\\s:])${wanted}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
        return found ? plain(found[1] ?? found[2] ?? "") : null;
      },
    };
  }
}

/** "_x000D_" is how Excel writes characters that XML cannot contain. */
const withoutCodes = (text: string) =>
  text.replace(/_x([\dA-F]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

function sharedTexts(xml: string | null): string[] {
  const texts: string[] = [];
  let text = "";
  let isSpoken = false;
  for (const tag of tagsOf(xml ?? "")) {
    // The phonetic reading of Japanese text.
    if (tag.name === "rPh") isSpoken = !tag.isEnd && !tag.isEmpty;
    else if (tag.name === "t" && !tag.isEnd && !isSpoken) text += tag.text;
    else if (tag.name === "si" && (tag.isEnd || tag.isEmpty)) {
      texts.push(withoutCodes(text));
      text = "";
    }
  }
  return texts;
}

/** For each cell style, whether it shows a date. */
function dayStyles(xml: string | null): boolean[] {
  const own = new Map<number, boolean>();
  const styles: boolean[] = [];
  let isInCells = false;
  for (const tag of tagsOf(xml ?? "")) {
    if (tag.name === "cellXfs") isInCells = !tag.isEnd;
    const id = Number(tag.attribute("numFmtId"));
    if (tag.name === "numFmt" && !tag.isEnd) own.set(id, showsDay(tag.attribute("formatCode") ?? ""));
    else if (tag.name === "xf" && isInCells && !tag.isEnd)
      styles.push(own.get(id) ?? ((id >= 14 && id <= 17) || id === 22));
  }
  return styles;
}
const showsDay = (format: string) => /[dy]/i.test(format.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ""));

/** Days are counted from the end of 1899, or from the beginning of 1904. */
function dayOf(days: number, is1904: boolean): string {
  const start = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const at = start + Math.floor(days) * dayMs;
  return Math.abs(at) < 8e15 ? new Date(at).toISOString().slice(0, 10) : String(days);
}

function firstSheet(part: (name: string) => string | null): { xml: string; is1904: boolean } {
  const book = part("xl/workbook.xml");
  if (book === null) throw new TableError("import_not_a_table");
  let id: string | null = null;
  let is1904 = false;
  for (const tag of tagsOf(book)) {
    if (tag.name === "workbookPr") is1904 = ["1", "true"].includes(tag.attribute("date1904") ?? "");
    if (tag.name === "sheet" && id === null && (tag.attribute("state") ?? "visible") === "visible")
      id = tag.attribute("id");
  }
  const target = [...tagsOf(part("xl/_rels/workbook.xml.rels") ?? "")]
    .find((tag) => tag.name === "Relationship" && tag.attribute("Id") === id)
    ?.attribute("Target");
  const xml = part(target?.startsWith("/") ? target.slice(1) : `xl/${target ?? "worksheets/sheet1.xml"}`);
  if (xml === null) throw new TableError("import_not_a_table");
  return { xml, is1904 };
}

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
  texts: readonly string[];
  areDays: readonly boolean[];
  is1904: boolean;
}
interface Cell {
  at: number;
  kind: string;
  isDay: boolean;
}

const cellOf = (tag: Tag, before: number, { areDays }: Cells): Cell => ({
  at: columnOf(tag.attribute("r")) ?? before + 1,
  kind: tag.attribute("t") ?? "n",
  isDay: areDays[Number(tag.attribute("s") ?? 0)] ?? false,
});

/** `before`: the text of the same cell so far, which may come in parts. */
function contentOf({ text }: Tag, { kind, isDay }: Cell, { texts, is1904 }: Cells, before = ""): string {
  if (kind === "s") return texts[Number(text)] ?? "";
  if (kind !== "n") return before + withoutCodes(text);
  return isDay && text !== "" ? dayOf(Number(text), is1904) : numberOf(text);
}

/** The rows that are not empty. Cells beyond `columnsMax` are not read. */
export function* readWorkbook(archive: Buffer, columnsMax: number): Generator<TableRow> {
  const part = openArchive(archive);
  const { xml, is1904 } = firstSheet(part);
  const sheet = {
    texts: sharedTexts(part("xl/sharedStrings.xml")),
    areDays: dayStyles(part("xl/styles.xml")),
    is1904,
  };
  for (const { place, tags } of rowsOf(xml)) {
    const cells: string[] = [];
    let cell: Cell = { at: -1, kind: "n", isDay: false };
    for (const tag of tags) {
      if (tag.name === "c") cell = cellOf(tag, cell.at, sheet);
      else if (cell.at >= 0 && cell.at <= columnsMax) cells[cell.at] = contentOf(tag, cell, sheet, cells[cell.at]);
    }
    if (cells.some((text) => text !== "")) yield { place, cells: Array.from(cells, (text) => text ?? "") };
  }
}

const isOfCell = new Set(["c", "v", "t"]);
/** Yields each row with the tags that make up its cells. */
function* rowsOf(xml: string): Generator<{ place: number; tags: Tag[] }> {
  let place = 0;
  let tags: Tag[] = [];
  for (const tag of tagsOf(xml)) {
    if (tag.name === "row") {
      if (tag.isEnd) yield { place, tags };
      else place = Number(tag.attribute("r") ?? place + 1);
      tags = [];
    } else if (!tag.isEnd && isOfCell.has(tag.name)) tags.push(tag);
  }
}
