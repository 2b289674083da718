/** Tables of people. */
import { buffer } from "node:stream/consumers";
import { importLimits } from "@stoep/contract/care";
import { ZipFile } from "yazl";
import { choiceWords } from "../../../modules/care/imports/choice-words.ts";
import { draftRow } from "../../../modules/care/imports/row-draft.ts";
import { readTable } from "../../tables.ts";
import { million, type Parser, read, upTo } from "./parser.ts";

const aSheet = '<sheetData><row><c t="str"><v>Naam</v></c></row><row><c t="str"><v>Lies</v></c></row></sheetData>';
const cellOf = (content: string) => aSheet.replace("<v>Lies</v>", content);

export async function workbookOf(sheet: string, more: Record<string, string> = {}): Promise<Buffer> {
  const file = new ZipFile();
  const parts = {
    "xl/workbook.xml": "<workbook><sheets><sheet/></sheets></workbook>",
    "xl/worksheets/sheet1.xml": sheet,
    ...more,
  };
  for (const [name, text] of Object.entries(parts)) file.addBuffer(Buffer.from(text), name);
  file.end();
  return buffer(file.outputStream);
}
const workbook = (outcome: string, sheet: string, more?: Record<string, string>) => ({
  ask: async () => readTable(await workbookOf(sheet, more), { language: "nl" }),
  outcome,
});
const styled = (format: string) => ({ "xl/styles.xml": `<s><numFmt numFmtId="1" formatCode="${format}"/></s>` });
const tooComplex = "import_too_complex";
const notATable = "import_not_a_table";

export const workbooks: Parser = {
  reads:
    "Workbooks of members and helpers, from editors of care, and of names for letters with codes, from admins of participation",
  bounds:
    "20 MB; unpacked 150 MB; 1,000 parts with names of 255; 10 million tags, 100 deep, 100 attributes each, names of 200; 20,000 rows, 100 columns, 40 million characters; a thread of its own with 10 s of processor time and 768 MB, by turns of organisations",
  libraries: ["yauzl", "saxes"],
  files: ["modules/files/table/archive.ts", "modules/files/table/xml.ts"],
  hostile: {
    "a format of brackets that are never closed": workbook(read, aSheet, styled("[".repeat(million))),
    "a format of quotations that are never closed": workbook(read, aSheet, styled("[&quot;".repeat(200_000))),
    "thousands of parts": workbook(tooComplex, aSheet, Object.fromEntries(upTo(2000).map((at) => [`a${at}`, ""]))),
    "a part with a long name": workbook(tooComplex, aSheet, { ["a".repeat(60_000)]: "" }),
    "tags in tags": workbook(tooComplex, `<sheetData>${"<a>".repeat(million)}`),
    "tags with many attributes": workbook(
      tooComplex,
      `<sheetData ${upTo(20_000)
        .map((at) => `a${at}=""`)
        .join(" ")}/>`,
    ),
    "a tag with a long name": workbook(tooComplex, `<sheetData><${"a".repeat(5 * million)}/></sheetData>`),
    "an attribute with a long name": workbook(tooComplex, `<sheetData><a ${"a".repeat(5 * million)}=""/></sheetData>`),
    "entities of its own": workbook(
      notATable,
      `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${cellOf("<v>&b;</v>")}`,
    ),
    "an entity that never ends": workbook(notATable, cellOf(`<v>&${"a".repeat(5 * million)}</v>`)),
    "many entities in a cell": workbook(read, cellOf(`<v>${"&amp;".repeat(million)}</v>`)),
    "a cell of many texts": workbook(read, cellOf("<t>x</t>".repeat(300_000))),
    "a cell of codes that break off": workbook(read, cellOf(`<v>${"_x00".repeat(million)}</v>`)),
    "a comment of dashes": workbook(read, `${aSheet.slice(0, -12)}<!--${"- ".repeat(2 * million)}--></sheetData>`),
    "rows without end": workbook(read, aSheet.replace("<row>", `${"<row/>".repeat(300_000)}<row>`)),
  },
};

export const people: Parser = {
  reads: "Text files of members and helpers, and the rows of any table of them, from editors of care",
  bounds: "As workbooks; a row of 100 columns has at most 600,000 characters",
  libraries: ["csv-parse"],
  files: ["modules/files/table/delimited.ts", "modules/files/table/read-table.ts"],
  hostile: {
    "a line of separators": {
      ask: () => readTable(Buffer.from(`a;b\n1${";".repeat(3 * million)}\n`), { language: "nl" }),
      outcome: "import_too_long",
    },
    "quotations that never end": {
      ask: () => readTable(Buffer.from(`a;b\n${'"'.repeat(3 * million + 1)}`), { language: "nl" }),
      outcome: notATable,
    },
    "empty lines": {
      ask: () => readTable(Buffer.from(`a;b\n${"\n".repeat(3 * million)}1;2\n`), { language: "nl" }),
      outcome: read,
    },
    "long cells of commas, quotes and spaces in every field": { ask: draftLongRows, outcome: read },
  },
};

/** What takes longest are patterns that look for an end. */
async function draftLongRows(): Promise<void> {
  const fields = [
    "street",
    "address",
    "tags",
    "languages",
    "phone",
    "subscribedOn",
    "radiusKm",
    "iban",
    "email",
  ] as const;
  const rules = {
    kind: "helpers",
    fields,
    language: "nl",
    country: "BE",
    words: choiceWords(),
    today: "2026-11-27",
    dayOrder: "day-first",
    skipsAddress: false,
    skipsDay: false,
  } as const;
  for (const sign of [",", "' ", "1 ", "a-", '="', "+", "((", "1234 ", "1234\u2028", "1er ", " ::: "]) {
    const cells = fields.map(() => sign.repeat(importLimits.cell / sign.length));
    for (let place = 1; place <= 20; place++) await draftRow({ place, cells }, rules);
  }
}
