import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { cpuMsOf } from "../../../testing/cpu.ts";
import { printableText, readFonts } from "../fonts.ts";
import type { ReportDocument } from "./document.ts";
import { writeReport } from "./report.ts";

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
  const pdf = await writeReport(plain);
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
  const pdf = await writeReport({
    ...plain,
    title: title || "-",
    blocks: [...plain.blocks, { kind: "table", head: [title, title], rows: [[title, title]] }],
  });
  expect(pdf.length).toBeGreaterThan(5000);
});

test("a character that no font has becomes a question mark, an invisible one a space", () => {
  const showable = printableText(readFonts());
  expect(showable("Café “€” ğışİ مرحبا 🎉")).toBe("Café “€” ğışİ مرحبا 🎉");
  expect(showable("漢\u0007\n字\uD800")).toBe("?  ??");
});

test("reports wait for each other, and a failure does not hold up the next", async () => {
  const broken: ReportDocument = { ...plain, blocks: JSON.parse('[{ "kind": "nothing" }]') };
  const [first, failed, third] = await Promise.allSettled([
    writeReport(plain),
    writeReport(broken),
    writeReport(plain),
  ]);
  expect([first.status, failed.status, third.status]).toEqual(["fulfilled", "rejected", "fulfilled"]);
});

test("the server responds to others while a report is typeset", async () => {
  const long = { ...plain, blocks: Array.from({ length: 60 }, () => plain.blocks).flat() };
  expect(await cpuMsOf(() => writeReport(long))).toBeLessThan(250);
});
