/** Tables as people keep them: separators, code pages, workbooks, and files that are not tables. */

import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { importLimits } from "@stoep/contract/care";
import { describe, expect, test } from "vitest";
import { ZipFile } from "yazl";
import { inEach } from "#kernel/texts.ts";
import { readTable } from "../../../testing/tables.ts";
import { listFile } from "../spreadsheet/index.ts";
import { openArchive } from "./archive.ts";
import { refusalOf } from "./table-calls.ts";

const cellsOf = async (content: Buffer | string, language = "nl") => {
  const { heading, rows } = await readTable(Buffer.from(content as string), { language });
  return [heading, ...rows.map(({ cells }) => cells)];
};
async function zip(parts: Record<string, string>): Promise<Buffer> {
  const file = new ZipFile();
  for (const [name, text] of Object.entries(parts)) file.addBuffer(Buffer.from(text), name);
  file.end();
  return buffer(file.outputStream);
}

describe("text files", () => {
  test.each([",", ";", "\t", "|"])("are separated by %s", async (sign) => {
    expect(await cellsOf(["Naam", "E-mail"].join(sign).concat("\r\n", ["Lies", "l@x.be"].join(sign), "\r\n"))).toEqual([
      ["Naam", "E-mail"],
      ["Lies", "l@x.be"],
    ]);
  });

  test("number their rows as a spreadsheet does: a cell of several lines is in one row, and sep= in none", async () => {
    const text = 'sep=;\nNaam;Adres\nLies;"Kade 1\r\n9000 Gent"\nAn;"Kade 2\n9000\nGent"\n\nJo;Kade 3\n';
    const { rows } = await readTable(Buffer.from(text), { language: "nl" });
    expect(rows.map(({ place, cells }) => [place, cells[0]])).toEqual([
      [2, "Lies"],
      [3, "An"],
      [5, "Jo"],
    ]);
  });

  test("hold separators and line breaks in quotes, and empty lines that do not count", async () => {
    const text = '\uFEFF"Naam","Adres, voluit"\n\n"Lies ""L"" Peeters","Kade 1\n9000 Gent"\n,\n';
    const { heading, rows } = await readTable(Buffer.from(text), { language: "nl" });
    expect(heading).toEqual(["Naam", "Adres, voluit"]);
    expect(rows).toEqual([{ place: 3, cells: ['Lies "L" Peeters', "Kade 1\n9000 Gent"] }]);
    expect(await cellsOf("sep=|\na,b|c\n1|2\n")).toEqual([
      ["a,b", "c"],
      ["1", "2"],
    ]);
  });

  test("are in UTF-8, UTF-16, or the code page of older programs, which is another one in Turkish", async () => {
    const text = "Prénom;Ville\nZoë;Liège\n";
    const expected = [
      ["Prénom", "Ville"],
      ["Zoë", "Liège"],
    ];
    expect(await cellsOf(Buffer.from(text, "latin1"))).toEqual(expected);
    expect(await cellsOf(Buffer.from(`\uFEFF${text}`, "utf16le"))).toEqual(expected);
    const turkish = Buffer.from([0x41, 0x64, 0x3b, 0x78, 0x0a, 0xde, 0xfd, 0xf0, 0x3b, 0x31]);
    expect((await cellsOf(turkish, "tr"))[1]?.[0]).toBe("Şığ");
  });
});

describe("workbooks", () => {
  test("that Stoep made are read again", async () => {
    async function* rows() {
      yield { name: "Lies & Co", formula: "=1+1", number: 12, day: new Date("2026-05-12T00:00:00.000Z") };
    }
    const heading = (word: string) => inEach(() => word);
    type Row = Awaited<ReturnType<ReturnType<typeof rows>["next"]>>["value"] & object;
    const columns = [
      { heading: heading("Naam"), cell: ({ name }: Row) => name },
      { heading: heading("Formule"), cell: ({ formula }: Row) => formula },
      { heading: heading("Getal"), cell: ({ number }: Row) => number },
      { heading: heading("Dag"), cell: ({ day }: Row) => day },
    ];
    const options = {
      format: "xlsx",
      language: "nl",
      timeZone: "Europe/Brussels",
      now: new Date("2026-05-12"),
      author: "Stad Gent",
      look: { accent: null },
      filteredBy: ["Zoeken: lies"],
    } as const;
    const { content } = await listFile<Row>({ title: heading("Leden"), columns }, rows(), options);
    expect(await cellsOf(await buffer(content as Readable))).toEqual([
      ["Naam", "Formule", "Getal", "Dag"],
      ["Lies & Co", "=1+1", "12", "2026-05-12"],
    ]);
  });

  test("count a formula as its value, skip cells that are empty, share texts, and have days of their own", async () => {
    const parts = {
      "xl/workbook.xml":
        '<workbook><sheets><sheet name="A" state="hidden" r:id="r1"/><sheet name="B" r:id="r2"/></sheets></workbook>',
      "xl/_rels/workbook.xml.rels": '<Relationships><Relationship Id="r2" Target="worksheets/b.xml"/></Relationships>',
      "xl/sharedStrings.xml":
        "<sst><si><r><t>Na</t></r><r><t>am</t></r></si><si><t>Gsm</t><rPh><t>x</t></rPh></si></sst>",
      "xl/styles.xml":
        '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd\\/mm\\/yyyy"/></numFmts><cellXfs><xf/><xf numFmtId="170"/></cellXfs></styleSheet>',
      "xl/worksheets/b.xml":
        '<x:worksheet><x:sheetData><x:row r="2"><x:c r="A2" t="s"><x:v>0</x:v></x:c><x:c r="C2" t="s"><x:v>1</x:v></x:c></x:row>' +
        '<x:row r="5"><x:c r="A5" t="str"><x:f>A1&amp;""</x:f><x:v>Lies</x:v></x:c><x:c r="B5" s="1"><x:v>18395</x:v></x:c><x:c r="C5"><x:v>3.2470123456E10</x:v></x:c></x:row></x:sheetData></x:worksheet>',
    };
    expect(await readTable(await zip(parts), { language: "nl" })).toEqual({
      heading: ["Naam", "", "Gsm"],
      rows: [{ place: 5, cells: ["Lies", "1950-05-12", "32470123456"] }],
      sheets: ["B"],
      sheet: 0,
    });
  });
});

describe("sheets of a workbook", () => {
  test("the first that holds a table is read, unless another is wanted; hidden ones are none", async () => {
    const sheet = (...cells: string[]) =>
      `<sheetData>${cells.map((cell) => `<row><c t="str"><v>${cell}</v></c></row>`).join("")}</sheetData>`;
    const names = ["Uitleg", "Leden", "Vroeger"].map((name, at) => `<sheet name="${name}" r:id="r${at}"/>`);
    const related = [0, 1, 2].map((at) => `<Relationship Id="r${at}" Target="worksheets/${at}.xml"/>`);
    const content = await zip({
      "xl/workbook.xml": `<workbook><sheets><sheet name="Geheim" state="veryHidden"/>${names.join("")}</sheets></workbook>`,
      "xl/_rels/workbook.xml.rels": `<Relationships>${related.join("")}</Relationships>`,
      "xl/worksheets/0.xml": sheet("Hoe deze lijst werkt"),
      "xl/worksheets/1.xml": sheet("Naam", "Lies"),
      "xl/worksheets/2.xml": sheet("Naam", "Jan"),
    });
    const read = (sheet?: number) => readTable(content, { language: "nl", sheet });
    expect(await read()).toMatchObject({ sheets: ["Uitleg", "Leden", "Vroeger"], sheet: 1 });
    expect(await read(2)).toMatchObject({ sheet: 2, rows: [{ cells: ["Jan"] }] });
    for (const wanted of [0, 3, 99]) await expect(read(wanted)).rejects.toThrow("import_empty");
  });
});

describe("rows above the heading", () => {
  const title = ["Ledenlijst 2026", "", "Gemaakt op 12 mei"];

  test("are a title: each fills one cell, and the row below them says what its columns hold", async () => {
    const text = [...title, "Naam;E-mail", "Lies;l@x.be"].map((line) => (line.includes(";") ? line : `${line};`));
    expect(await cellsOf(text.join("\n"))).toEqual([
      ["Naam", "E-mail"],
      ["Lies", "l@x.be"],
    ]);
  });

  test("may fill several cells if they are fewer than the columns, and hold signs that separate nothing", async () => {
    const above = "Ledenlijst, bijgewerkt, Noord;12/05/2026\nStad Gent;09 210 10 10\n";
    expect(await cellsOf(`${above}Voornaam;Naam;E-mail\nLies;Peeters;l@x.be\n`)).toEqual([
      ["Voornaam", "Naam", "E-mail"],
      ["Lies", "Peeters", "l@x.be"],
    ]);
  });

  test.each([
    ["a list with words like headings", "Wie;Woont;Wat\nLies;stad;auto\n", ["Wie", "Woont", "Wat"], ["Lies"]],
    ["a list of one column", "Wie\nLies\nJan\n", ["Wie"], ["Lies", "Jan"]],
    ["a heading of one word that is known", "Naam;\nLies;auto\n", ["Naam", ""], ["Lies"]],
    ["headings that nobody knows", "Wie;\nLies;Muide\n", ["Wie", ""], ["Lies"]],
  ])("are not, in %s", async (_, text, heading, names) => {
    const table = await readTable(Buffer.from(text), { language: "nl" });
    expect(table.heading).toEqual(heading);
    expect(table.rows.map(({ cells }) => cells[0])).toEqual(names);
  });
});

describe("files that cannot be read in", () => {
  const refused = async (content: Buffer | string) => {
    try {
      await readTable(Buffer.from(content as string), { language: "nl" });
    } catch (error) {
      return (error as { code: string }).code;
    }
    return "read";
  };
  const book = "<workbook><sheets><sheet/></sheets></workbook>";
  const inSheet = (xml: string) => ({ "xl/workbook.xml": book, "xl/worksheets/sheet1.xml": xml });
  const rows = '<row><c t="str"><v>Naam</v></c></row><row><c t="str"><v>Lies</v></c></row>';

  test.each([
    "%PDF-1.7 x",
    "<!DOCTYPE html><p>",
    "PK\u0003\u0004broken",
    "a;b\n\0;1\n",
    Buffer.from("d0cf11e0a1b11ae1", "hex"),
  ])("are no table: other kinds of files, broken archives, bytes that no text has (%#)", async (content) => {
    expect(await refused(content)).toBe("import_not_a_table");
  });

  test("are archives of something else", async () => {
    expect(await refused(await zip({ "word/document.xml": "<w/>" }))).toBe("import_not_a_table");
  });

  test("are archives that unpack to more than can be read, in one part or in all together", async () => {
    const filled = (megabytes: number) => " ".repeat(megabytes * 1024 * 1024);
    const archive = await zip({ a: filled(76), b: filled(75), all: filled(151) });
    const read = async (...names: string[]) => {
      const part = await openArchive(archive);
      for (const name of names) for await (const _ of part(name) ?? []);
    };
    await read("a");
    for (const names of [["a", "b"], ["all"]]) await expect(read(...names)).rejects.toThrow("import_too_complex");
  });

  test("are archives that lie about the size or the number of their parts", async () => {
    const honest = await zip(inSheet(`<sheetData>${rows}</sheetData>`));
    expect(await refused(honest)).toBe("read");
    for (const size of [1, 2 ** 31]) {
      const archive = Buffer.from(honest);
      archive.writeUInt32LE(size, archive.indexOf("PK\u0001\u0002") + 24);
      expect(await refused(archive)).toBe("import_not_a_table");
    }
    const archive = Buffer.from(honest);
    archive.writeUInt16LE(500, archive.length - 12);
    expect(await refused(archive)).toBe("import_not_a_table");
  });

  test("are sheets that break off", async () => {
    expect(await refused(await zip(inSheet(`<sheetData>${rows}`)))).toBe("import_not_a_table");
  });

  test("are empty, or longer than can be read at once", async () => {
    for (const text of ["Naam;E-mail\n", "\n\n", "  "]) expect(await refused(text)).toBe("import_empty");
    expect(await refused(`a;b\n${"1;2\n".repeat(100_000)}`)).toBe("import_too_long");
    expect(await refused(`${"a;".repeat(importLimits.columns + 1)}\n1;2\n`)).toBe("import_too_long");
    const long = "<row><c><v>1</v></c></row>".repeat(importLimits.rows + 2);
    const [wide, far] = ["CW1", "XFD1"].map((at) => `<row><c r="${at}"><v>1</v></c></row>${rows}`);
    for (const content of [long, wide, far])
      expect(await refused(await zip(inSheet(`<sheetData>${content}</sheetData>`)))).toBe("import_too_long");
  });
});

test("a file that takes too much is refused with the reason", () => {
  expect(refusalOf({ exceeded: "time" })).toBe("import_too_slow");
  expect(refusalOf({ exceeded: "memory" })).toBe("import_too_complex");
});
