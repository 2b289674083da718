import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { lettersMissing, pagesOfPdf } from "../../../testing/pdf-text.ts";
import { scriptSamples } from "../../../testing/script-samples.ts";
import { facesOfScripts, toPrintable } from "../fonts/index.ts";
import type { NetworkLook } from "../look.ts";
import type { Outline, ReportDocument, ReportMap } from "./document.ts";
import { mapSvg } from "./map.ts";
import { writeReport } from "./report.ts";

const plainLook: NetworkLook = { accent: null, logo: null };
/** A red square. */
const red = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#e2001a" } })
  .webp()
  .toBuffer();

const plain: ReportDocument = {
  title: "Werken in de straat",
  author: "Stad Gent",
  language: "nl",
  lines: ["6 nov 2026"],
  footer: "Stoep",
  blocks: [
    { kind: "figures", items: [{ label: "Bereikt", value: "3.179", hints: ["bewoners", "meestal 2.000"] }] },
    {
      kind: "chart",
      title: "Gezien",
      summary: "De helft.",
      alt: "Bereikt 40, gezien 20",
      chart: {
        kind: "bars",
        series: [{ key: "seen", label: "Gezien" }],
        rows: [{ key: "a", label: "Muide & <b>Meulestede</b>", values: [20], text: "50 %" }],
      },
    },
    {
      kind: "chart",
      title: "In de tijd",
      summary: "Snel.",
      alt: "Eerst 10, dan 20",
      chart: {
        kind: "lines",
        series: [
          { key: "seen", label: "Gezien" },
          { key: "opened", label: "Geopend" },
        ],
        points: [
          { key: "1", label: "maandag", at: 1, values: { seen: 10, opened: null } },
          { key: "2", label: "dinsdag", at: 2, values: { seen: 20, opened: 10 } },
        ],
      },
    },
    { kind: "table", head: ["Buurt", "Bereikt"], rows: [["Muide", "40"]] },
    { kind: "text", text: "Minder dan 10 is geen getal.", quiet: true },
  ],
};

/** The PDF's text with its compressed parts decompressed. */
function wholeOf(pdf: Buffer): string {
  const parts = [pdf.toString("latin1")];
  for (let at = pdf.indexOf("stream\n"); at !== -1; at = pdf.indexOf("stream\n", at + 7)) {
    try {
      parts.push(inflateSync(pdf.subarray(at + 7)).toString("latin1"));
    } catch {
      // This part is not compressed.
    }
  }
  return parts.join("\n");
}

test("a report is a tagged PDF that conforms to PDF/UA, in its language, with descriptions of its charts", async () => {
  const pdf = await writeReport(plain, plainLook);
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  const whole = wholeOf(pdf);
  expect(whole).toContain("/StructTreeRoot");
  expect(whole).toMatch(/pdfuaid:part(>|=")1/);
  expect(whole).toMatch(/\/Lang ?\(nl/);
  expect(whole).toContain("(Bereikt 40, gezien 20)");
  expect(whole).toContain("(Werken in de straat)");
  for (const tag of ["/H1", "/H2", "/Table", "/TH", "/TD", "/Figure"]) expect(whole).toContain(tag);
});

test.each([
  ["Typst", '#set page(fill: red) #panic("x") $x$ *vet* `code` \\ // @ <label> #import "/etc/passwd"'],
  ["HTML", "<script>alert(1)</script> &amp; <b>"],
  ["right to left", "أعمال في الشارع 2026 \u202Eomgekeerd\u202C"],
  ["signs that no face has", "漢字 \u0007 \u{1F469}\u200D\u{1F467} 🎉 \uD800 𒀀"],
  ["one word without an end", "straat".repeat(300)],
  ["nothing", ""],
])("words are never more than words: %s", async (_, title) => {
  const pdf = await writeReport(
    {
      ...plain,
      title: title || "-",
      blocks: [...plain.blocks, { kind: "table", head: [title, title], rows: [[title, title]] }],
    },
    plainLook,
  );
  expect(pdf.length).toBeGreaterThan(5000);
});

test("a character that no font has becomes a question mark, an invisible one a space", () => {
  const showable = (text: string) => toPrintable(text).value;
  expect(showable("Café “€” ğışİ مرحبا 🎉")).toBe("Café “€” ğışİ مرحبا 🎉");
  expect(showable("漢\u3000字\u0007\uD800\u{12000}")).toBe("漢\u3000字 \uFFFD?");
  expect(showable("een\r\ntwee\u2028drie\r\n\r\nvier")).toBe("een\ntwee\ndrie\n\nvier");
  expect(showable("e\u0301")).toBe("é");
});

test("lines stay lines, in texts, tables and lines of the heading", async () => {
  const lines = (name: string) => `${name} een\n${name} twee\n\n${name} drie`;
  const pdf = await writeReport(
    {
      ...plain,
      lines: [lines("kop")],
      blocks: [
        { kind: "text", text: lines("tekst") },
        { kind: "table", head: ["a", "b"], rows: [[lines("cel"), lines("waarde")]] },
      ],
    },
    plainLook,
  );
  const pieces = pagesOfPdf(pdf).join("\n").split("\n");
  for (const name of ["kop", "tekst", "cel", "waarde"])
    expect(pieces).toEqual(expect.arrayContaining([`${name} een`, `${name} twee`, `${name} drie`]));
});

test("only fonts that a text needs are read", () => {
  const usual = toPrintable("Wat is er te doen? 🎉").fonts.length;
  expect(toPrintable({ title: "Soep", lines: ["Привет", "ሰላም", "Здравствуйте"] }).fonts.length).toBe(usual + 2);
  expect(toPrintable("Soep").fonts.length).toBe(usual);
});

test("every script that can be typed is printed: in titles, lines, tables, figures and charts", async () => {
  const words = Object.values(scriptSamples);
  const pdf = await writeReport(
    {
      ...plain,
      title: scriptSamples.Cyrillic,
      lines: [scriptSamples.Han],
      blocks: [
        ...plain.blocks,
        { kind: "table", head: ["script", "sample"], rows: Object.entries(scriptSamples) },
        { kind: "figures", items: [{ label: scriptSamples.Ethiopic, value: "1", hints: [scriptSamples.Devanagari] }] },
      ],
    },
    plainLook,
  );
  expect(lettersMissing(pdf, words)).toEqual([]);
});

test("every document is typeset with the fonts that its texts need", () => {
  const files = join(import.meta.dirname, "..");
  const sources = globSync("../../**/*.ts", { cwd: files }).filter((path) => !path.endsWith(".test.ts"));
  const own = sources.filter((path) => /typst-ts-node-compiler"/.test(readFileSync(join(files, path), "utf8")));
  expect(own.map((path) => path.split("/").at(-1)).sort()).toEqual(["index.ts", "typesetter.ts"]);
});

test("names of files keep the vowel signs of scripts that write them apart", () => {
  const root = join(import.meta.dirname, "../../../../../..");
  const sources = globSync(["apps/*/src/**/*.{ts,tsx}", "packages/*/src/**/*.ts"], { cwd: root });
  const losing = sources.filter((path) =>
    readFileSync(join(root, path), "utf8").includes(String.raw`[^\p{L}${"\\p{N}"}]`),
  );
  expect(losing).toEqual([]);
  expect(scriptSamples.Devanagari.replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")).toBe("नमस्ते-पड़ोसी");
});

test("there is a sample of every script that modern languages are written in", () => {
  const scriptless = Object.entries(scriptSamples).filter(
    ([script, text]) => !new RegExp(`\\p{Script=${script}}`, "u").test(text),
  );
  expect(scriptless).toEqual([]);
  expect(facesOfScripts.filter(([script]) => !Object.values(scriptSamples).some((text) => script.test(text)))).toEqual(
    [],
  );
});

const square = (west: number): Outline => ({
  type: "Polygon",
  coordinates: [
    [
      [west, 51],
      [west + 0.01, 51],
      [west + 0.01, 51.01],
      [west, 51.01],
      [west, 51],
    ],
  ],
});

test("a map has its areas in the colour of their class, with names, and with its figures for readers who cannot see it", async () => {
  const map: ReportMap = {
    kind: "map",
    title: "Gezien (%)",
    alt: "Muide & <b>: 90%; Zuid: te weinig",
    areas: [
      { name: "Muide & <b>", outline: square(3.7), step: 4 },
      {
        name: "Zuid",
        outline: { type: "MultiPolygon", coordinates: [square(3.71).coordinates as number[][][]] },
        step: null,
      },
    ],
    legend: [{ label: "80 – 100%", step: 4 }],
  };
  const svg = mapSvg(map);
  expect(svg.match(/fill="#064842"/g)).toHaveLength(1);
  expect(svg.match(/fill="#efede8"/g)).toHaveLength(1);
  expect(svg).toContain("Muide &amp; &lt;b&gt;");
  expect(svg).not.toMatch(/NaN|Infinity/);
  const pdf = await writeReport({ ...plain, blocks: [map] }, plainLook);
  expect(wholeOf(pdf)).toContain("(Muide & <b>: 90%; Zuid: te weinig)");
  const many = {
    ...map,
    areas: Array.from({ length: 30 }, (_, at) => ({ name: "Zuid", outline: square(3.7 + at / 100), step: 1 })),
  };
  // They would lie on each other.
  expect(mapSvg(many)).not.toContain("<text");
});

test("a report has its network’s colour and logo, or Stoep’s own colour", async () => {
  const own = wholeOf(await writeReport(plain, plainLook));
  expect(own).not.toContain("/Subtype /Image");
  const city = wholeOf(await writeReport(plain, { accent: "#e2001a", logo: red }));
  expect(city).toContain("/Subtype /Image");
  const redStroke = /0\.886\d* 0(\.0)? 0\.10\d* (SCN|RG)/;
  expect([redStroke.test(own), redStroke.test(city)]).toEqual([false, true]);
});

test("reports wait for each other, and a failure does not hold up the next", async () => {
  const broken: ReportDocument = { ...plain, blocks: JSON.parse('[{ "kind": "nothing" }]') };
  const [first, failed, third] = await Promise.allSettled([
    writeReport(plain, plainLook),
    writeReport(broken, plainLook),
    writeReport(plain, plainLook),
  ]);
  expect([first.status, failed.status, third.status]).toEqual(["fulfilled", "rejected", "fulfilled"]);
});
