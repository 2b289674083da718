import { buffer, text } from "node:stream/consumers";
import { daySeconds } from "@stoep/contract/kernel";
import { expect, test } from "vitest";
import { inEach } from "#kernel/texts.ts";
import { textsIn } from "../../../testing/unzip.ts";
import { shownSheet } from "../../../testing/workbook-text.ts";
import { dayCell } from "./cell.ts";
import { plainCell } from "./csv.ts";
import { type ListFile, listFile } from "./list-file.ts";

interface Bench {
  name: string;
  places: number;
  isFree: boolean;
  madeAt: Date | null;
}
const inEachLanguage = (word: string) => inEach((language) => (language === "en" ? word : `${word}-${language}`));
const benches: ListFile<Bench> = {
  title: inEachLanguage("Benches"),
  columns: [
    { heading: inEachLanguage("Name"), cell: ({ name }) => name },
    { heading: inEachLanguage("Places"), cell: ({ places }) => places },
    { heading: inEachLanguage("Free"), cell: ({ isFree }) => isFree },
    { heading: inEachLanguage("Made"), cell: ({ madeAt }) => madeAt },
  ],
};
const bench: Bench = { name: "Muide", places: 3, isFree: true, madeAt: new Date("2026-05-12T08:00:00Z") };
const options = {
  format: "csv",
  language: "nl",
  timeZone: "Europe/Brussels",
  now: new Date("2026-05-13T09:00:00Z"),
  author: "Stad & Zn",
  look: { accent: null },
  filteredBy: [],
} as const;

async function* each<T>(rows: T[]) {
  yield* rows;
}
const csvOf = async (rows: Bench[], format: "csv" | "csvSemicolon" = "csv") =>
  text((await listFile(benches, each(rows), { ...options, format })).content as NodeJS.ReadableStream);

test("a list is a file under headings in the reader's language, with moments in their time zone", async () => {
  const file = await listFile(benches, each([bench, { ...bench, isFree: false, madeAt: null }]), options);
  expect(file).toMatchObject({ type: "text/csv; charset=utf-8", saveAs: "benches-nl-2026-05-13.csv" });
  expect(await text(file.content as NodeJS.ReadableStream)).toBe(
    '\u{FEFF}"Name-nl","Places-nl","Free-nl","Made-nl"\r\n"Muide","3","Ja","2026-05-12 10:00"\r\n"Muide","3","Nee",""\r\n',
  );
});

test("for an Excel that expects it, cells are separated by semicolons, and decimals by a comma", async () => {
  const odd = { ...bench, name: "Muide; kaai, =1", places: 2.5 };
  expect(await csvOf([odd], "csvSemicolon")).toBe(
    '\u{FEFF}"Name-nl";"Places-nl";"Free-nl";"Made-nl"\r\n"Muide; kaai, =1";"2,5";"Ja";"2026-05-12 10:00"\r\n',
  );
  const { saveAs, type } = await listFile(benches, each([bench]), { ...options, format: "csvSemicolon" });
  expect({ saveAs, type }).toEqual({ saveAs: "benches-nl-2026-05-13.csv", type: "text/csv; charset=utf-8" });
});

test("as a workbook, numbers are numbers, moments are moments, and text is never a formula", async () => {
  const odd = { ...bench, name: '=1+1 <&> "_x0041_"\u0007\n;=2' };
  const file = await listFile(benches, each([odd]), { ...options, format: "xlsx" });
  expect(file.saveAs).toBe("benches-nl-2026-05-13.xlsx");
  const parts = await textsIn(await buffer(file.content as NodeJS.ReadableStream));
  expect(parts["xl/workbook.xml"]).toContain('<sheet name="Benches-nl"');
  const sheet = parts["xl/worksheets/sheet1.xml"] ?? "";
  expect(sheet).toContain('<t xml:space="preserve">=1+1 &lt;&amp;&gt; &quot;_x005F_x0041_&quot;\n;=2</t>');
  expect(sheet).toContain("<c><v>3</v></c>");
  // 12 May 2026, ten o'clock in Brussels.
  expect(sheet).toContain('<c s="2"><v>46154.41666666667</v></c>');
  expect(sheet).not.toContain("<f>");
});

test("a workbook says above its table whose list it is, how it was filtered and when it was made", async () => {
  const wide = "Donaudampfschifffahrtsgesellschaft".repeat(4);
  const rows = [{ ...bench, name: `${wide}\n漢字` }];
  const about = { ...benches, about: () => ["Buurtfeest", "13 mei 2026 · Muide"] };
  const filteredBy = ["Soort: bank", "Zoeken: muide"];
  const { content } = await listFile(about, each(rows), { ...options, format: "xlsx", filteredBy });
  const workbook = await buffer(content as NodeJS.ReadableStream);
  const { above, headings, rows: shown, foot } = await shownSheet(workbook);
  expect(above).toEqual([
    "Stad & Zn",
    "Benches-nl",
    "Buurtfeest",
    "13 mei 2026 · Muide",
    "Gefilterd op: Soort: bank · Zoeken: muide",
    "Gemaakt op: 13 mei 2026, 11:00",
  ]);
  expect(headings).toEqual(["Name-nl", "Places-nl", "Free-nl", "Made-nl"]);
  expect(shown[0]?.map(({ kind }) => kind)).toEqual(["text", "number", "text", "moment"]);
  expect(foot).toBe("&LStad && Zn · Benches-nl&R&P / &N");
  const sheet = (await textsIn(workbook))["xl/worksheets/sheet1.xml"] ?? "";
  expect([...sheet.matchAll(/<col [^>]*width="(\d+)"/g)].map(([, width]) => Number(width))).toEqual([60, 11, 10, 19]);
  expect(sheet).toContain('<pane ySplit="8" topLeftCell="A9"');
});

test("days, months and exact moments are dates in a workbook, and are written out in full in a text", async () => {
  const at = new Date("2026-05-12T08:00:07.250Z");
  const dates: ListFile<null> = {
    title: inEachLanguage("Dates"),
    columns: [
      { heading: inEachLanguage("Day"), cell: () => dayCell("2026-05-12") },
      { heading: inEachLanguage("Month"), cell: () => dayCell("2026-05") },
      { heading: inEachLanguage("At"), cell: () => ({ exact: at }) },
      { heading: inEachLanguage("None"), cell: () => dayCell(null) },
    ],
  };
  const book = await listFile(dates, each([null]), { ...options, format: "xlsx" });
  const { rows } = await shownSheet(await buffer(book.content as NodeJS.ReadableStream));
  expect(rows[0]).toEqual([
    { text: "46154", kind: "day" },
    { text: "46143", kind: "month" },
    { text: String(46154 + (8 * 3600 + 7.25) / daySeconds), kind: "exact" },
    { text: "", kind: "text" },
  ]);
  const { content } = await listFile(dates, each([null]), options);
  expect(await text(content as NodeJS.ReadableStream)).toContain(
    '"2026-05-12","2026-05","2026-05-12T08:00:07.250Z",""',
  );
});

test.each(["=1", "+1", "-1", "@a", "\t=1", "\r=1", "\n=1", "＝1", "＋1", "－1", "＠a", " =1", '"=1', "\u200B=1"])(
  "%j is not a formula",
  (typed) => {
    expect(plainCell(typed)).toMatch(/^'/);
    expect(plainCell(typed)).not.toMatch(/[\t\r\n]=/);
  },
);

test.each([
  ["Markt;=1", "Markt;'=1"],
  ["Markt; =1", "Markt;' =1"],
  ['Markt;"=1"', 'Markt;\'"=1"'],
  ["Markt\t@a", "Markt\t'@a"],
  ["Markt|+1", "Markt|'+1"],
  ["Markt\r\n=1", "Markt\r\n'=1"],
])("where a country separates by another sign, %j begins no formula in the middle", async (typed, plain) => {
  expect(plainCell(typed)).toBe(plain);
  expect(await csvOf([{ ...bench, name: typed }])).toContain(`"${plain.replaceAll('"', '""')}"`);
});

test.each([
  ["csv", '"-0.12","-3","2.5"'],
  ["csvSemicolon", '"-0,12";"-3";"2,5"'],
] as const)("numbers below zero are numbers in a %s", async (format, line) => {
  const numbers: ListFile<null> = {
    title: inEachLanguage("Numbers"),
    columns: [-0.12, -3, 2.5].map((number) => ({ heading: inEachLanguage("Number"), cell: () => number })),
  };
  const { content } = await listFile(numbers, each([null]), { ...options, format });
  expect(await text(content as NodeJS.ReadableStream)).toContain(line);
});

test("other cells stay as they are", () => {
  const usual = ["", "Markt", "1-2", "a@b.example", "'t Zuid", "Gent, -5 graden", "een\r\ntwee; drie"];
  expect(usual.map(plainCell)).toEqual(usual);
});

test.each(["csv", "csvSemicolon", "xlsx"] as const)(
  "a long list is read no faster than its %s is taken, and no further when nobody takes it any more",
  async (format) => {
    let read = 0;
    const ended = Promise.withResolvers<void>();
    async function* endless() {
      try {
        for (;;) {
          read += 1;
          yield { ...bench, name: `Bank ${read}` };
        }
      } finally {
        ended.resolve();
      }
    }
    const { content } = await listFile(benches, endless(), { ...options, format });
    for await (const _ of content as AsyncIterable<unknown>) if (read > 2_000) break;
    expect(read).toBeLessThan(100_000);
    await ended.promise;
  },
);

test("a list that cannot be read is refused before its file begins", async () => {
  // biome-ignore lint/correctness/useYield: it fails before
  async function* broken(): AsyncGenerator<Bench> {
    throw new Error("no connection");
  }
  await expect(listFile(benches, broken(), options)).rejects.toThrow("no connection");
});
