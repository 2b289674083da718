import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { expect, test } from "vitest";
import { lettersMissing, pagesOfPdf } from "../../../testing/pdf-text.ts";
import { scriptSamples } from "../../../testing/script-samples.ts";
import { writeLetters } from "./index.ts";

test("a letter prints every script: in its sender, its words and its address", async () => {
  const folder = mkdtempSync(join(tmpdir(), "stoep-letters-"));
  const words = Object.values(scriptSamples);
  let pdf = Buffer.alloc(0);
  const logo = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#e2001a" } })
    .webp()
    .toBuffer();
  const document = {
    layout: "letters" as const,
    look: { accent: "#e2001a", logo },
    title: scriptSamples.Cyrillic,
    author: scriptSamples.Han,
    date: "28 november 2026",
    language: "nl" as const,
    words: [
      {
        language: "nl" as const,
        salutation: scriptSamples.Ethiopic,
        heading: scriptSamples.Devanagari,
        text: words.join(" "),
        steps: [scriptSamples.Greek],
        note: scriptSamples.Hebrew,
      },
    ],
    letters: [{ address: [scriptSamples.Georgian, scriptSamples.Hangul], code: "ABCD-EFGH-JKLM" }],
  };
  await writeLetters(folder, document, async (file) => {
    pdf = await buffer(file);
  });
  rmSync(folder, { recursive: true });
  expect(lettersMissing(pdf, words)).toEqual([]);
  expect(pagesOfPdf(pdf)[0]?.replaceAll("\n", "")).toContain("28 november 2026");
  expect(pdf.toString("latin1")).toContain("/Subtype /Image");
});
