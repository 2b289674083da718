/** Posters as they are printed: one page, whatever its words are. */
import { contrast, readable, white } from "@stoep/contract/colour";
import sharp from "sharp";
import { expect, test } from "vitest";
import { lettersMissing, pagesOfPdf } from "../../../testing/pdf-text.ts";
import { scriptSamples } from "../../../testing/script-samples.ts";
import { breakable, directionOf } from "../fonts/index.ts";
import { type NetworkLook, readableAccent } from "../look.ts";
import { type PosterDocument, writePoster } from "./index.ts";

const plainLook: NetworkLook = { accent: null, logo: null };
const square = (background: string, side: number) =>
  sharp({ create: { width: side, height: side, channels: 4, background } })
    .webp()
    .toBuffer();
const address = "https://stoep.example/gent/m/0199a3c2-7d1e-7abc-9def-0123456789ab";

const plain: PosterDocument = {
  paper: "a4",
  language: "nl",
  label: "Activiteit",
  title: "Buurtfeest",
  facts: [{ label: "Waar", value: "Muideplein 3" }],
  text: "Kom langs.",
  picture: null,
  organisation: { name: "Stad Gent", logo: null },
  network: "Gent",
  address,
  typedAddress: "stoep.example/gent/s/4d2p-f2db",
  words: { invitation: "Scan de code of ga naar", opens: "Voor iedereen.", code: `QR-code die ${address} opent` },
};
const printed = async (changes: Partial<PosterDocument>, look = plainLook) =>
  writePoster({ ...plain, ...changes }, look, "an organisation");
const wordsOf = (pdf: Buffer) => pagesOfPdf(pdf).join("\n").replaceAll("\u200b", "");

test("a poster is a tagged page that leads to its address, with a description of its code", async () => {
  const pdf = (await printed({})).toString("latin1");
  expect(pdf).toContain("/StructTreeRoot");
  expect(pdf).toMatch(/\/Lang ?\(nl/);
  expect(pdf).toContain(`(QR-code die ${address} opent)`);
  expect(pdf).toContain(`/URI (${address})`);
});

const endless = "straat".repeat(60);
const manyWords = "Heraanleg van de Voormuide en omliggende straten met nieuwe bomen. ".repeat(40);

test.each<[string, Partial<PosterDocument>]>([
  ["little", { title: "-", text: "", facts: [] }],
  ["a long title", { title: manyWords.slice(0, 250), text: manyWords }],
  [
    "one word without an end",
    { title: endless, text: endless, label: endless, organisation: { name: endless, logo: null } },
  ],
  [
    "facts without an end",
    { facts: Array.from({ length: 5 }, () => ({ label: endless, value: endless })), network: endless },
  ],
  ["a long address", { typedAddress: `${"stoep-van-de-stad.".repeat(4)}example${address.slice(29)}` }],
  ["right to left", { title: "أعمال في الشارع: حفلة الحي", text: "تعالوا مع جيرانكم. ".repeat(30) }],
  ["signs", { title: "🎉 Feest 👨‍👩‍👧‍👦 \u0007 \uD800 𒀀", text: "\n\n\n🍲\r\n" }],
  ["Typst", { title: '#set page(fill: red) #panic("x") $x$ *vet* `code` \\ // @ <label> #import "/etc/passwd"' }],
  ["HTML", { title: "<script>alert(1)</script> &amp; <b>" }],
])("it is one page, with and without a photo, on both sizes of paper: %s", async (_, changes) => {
  const picture = { content: await square("#9fb8a0", 40), altText: "" };
  for (const paper of ["a4", "a3"] as const)
    for (const one of [null, picture]) {
      const pdf = await printed({ ...changes, paper, picture: one });
      expect(pagesOfPdf(pdf)).toHaveLength(1);
      expect(wordsOf(pdf).replaceAll("\n", "")).toContain("Scan de code");
    }
});

test("a title is printed whole, however long it is, and a text is cut between words", async () => {
  const title = Array.from({ length: 25 }, (_, at) => `Woord${at}lang`).join(" ");
  const words = wordsOf(await printed({ title, text: manyWords }));
  for (const word of title.split(" ")) expect(words).toContain(word);
  expect(words).toMatch(/(^| )…$/m);
  // What a poster says in words, and in characters that a title is allowed to have, is on it as it was written.
  expect(wordsOf(await printed({ title: endless.slice(0, 250) })).replaceAll("\n", "")).toContain(
    endless.slice(0, 250),
  );
});

test("every script is printed", async () => {
  const samples = Object.values(scriptSamples);
  const halves = [samples.slice(0, 14), samples.slice(14)];
  for (const some of halves) {
    const pdf = await printed({ title: some.join(" "), text: "", organisation: { name: some[0] ?? "", logo: null } });
    expect(lettersMissing(pdf, some)).toEqual([]);
  }
});

test("it has the photo and the logos as pictures, and the photo no larger than it was", async () => {
  const logo = await square("#e2001a", 60);
  const photo = await sharp({
    create: {
      width: 1600,
      height: 1000,
      channels: 3,
      background: "#777777",
      noise: { type: "gaussian", mean: 120, sigma: 30 },
    },
  })
    .webp()
    .toBuffer();
  const picture = { content: photo, altText: "Een plein" };
  const pdf = await printed({ picture, organisation: { name: "Stad Gent", logo } }, { accent: "#e2001a", logo });
  const raw = pdf.toString("latin1");
  expect(raw).toContain("(Een plein)");
  expect(raw).toContain("/DCTDecode");
  expect(raw.match(/\/Subtype \/Image/g)?.length).toBeGreaterThanOrEqual(2);
  expect(pdf.length).toBeLessThan(photo.length * 3);
});

test("white words can be read on the band, whatever the network’s colour is", () => {
  for (const accent of [null, "#ffffff", "#ffe000", "#00ff00", "#777777", "#000000"])
    expect(contrast(readableAccent({ accent }), white)).toBeGreaterThanOrEqual(readable);
  expect(readableAccent({ accent: "#7a1f5c" })).toBe("#7a1f5c");
});

test("words without an end may break between characters, others only between words", () => {
  const families = "👨‍👩‍👧‍👦".repeat(20);
  expect(breakable("Een gewone titel")).toBe("Een gewone titel");
  expect(
    breakable(endless)
      .split("\u200b")
      .every((piece) => piece.length <= 12),
  ).toBe(true);
  expect(breakable(families).split("\u200b").join("")).toBe(families);
  expect(breakable(families)).not.toContain("\u200b\u200d");
  expect([directionOf("🎉 حفلة Feest"), directionOf("Feest حفلة"), directionOf("2026")]).toEqual(["rtl", "ltr", "ltr"]);
});
