/** A report's fonts and the characters they have: a character that none of them has would make the report inaccessible. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);
const faces = [
  "atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf",
  "atkinson-hyperlegible-next/600SemiBold/AtkinsonHyperlegibleNext_600SemiBold.ttf",
  "noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf",
  "noto-emoji/400Regular/NotoEmoji_400Regular.ttf",
];

export const readFonts = (): Buffer[] => faces.map((face) => readFileSync(resolve(`@expo-google-fonts/${face}`)));

/** The offset of a table in a font. OpenType, "Table directory" */
function tableAt(font: Buffer, name: string): number {
  for (let at = 12; at < 12 + font.readUInt16BE(4) * 16; at += 16)
    if (font.toString("latin1", at, at + 4) === name) return font.readUInt32BE(at + 8);
  throw new Error(`a font without ${name}`);
}

/** Ranges of characters, inclusive. OpenType, "cmap": formats 4 and 12 */
function rangesIn(font: Buffer): [from: number, to: number][] {
  const cmap = tableAt(font, "cmap");
  const ranges: [number, number][] = [];
  for (let entry = 0; entry < font.readUInt16BE(cmap + 2); entry++) {
    const at = cmap + font.readUInt32BE(cmap + 4 + entry * 8 + 4);
    const format = font.readUInt16BE(at);
    if (format === 12)
      for (let group = 0; group < font.readUInt32BE(at + 12); group++)
        ranges.push([font.readUInt32BE(at + 16 + group * 12), font.readUInt32BE(at + 20 + group * 12)]);
    if (format !== 4) continue;
    const segments = font.readUInt16BE(at + 6) / 2;
    for (let one = 0; one < segments; one++)
      ranges.push([font.readUInt16BE(at + 16 + (segments + one) * 2), font.readUInt16BE(at + 14 + one * 2)]);
  }
  return ranges.filter(([from]) => from !== 0xffff);
}

/** Replaces characters that these fonts lack with a question mark, and invisible ones with a space. */
export function printableText(fonts: readonly Buffer[]): (text: string) => string {
  const ranges = fonts.flatMap(rangesIn);
  const known = new Map<string, boolean>();
  const has = (sign: string) => {
    const code = sign.codePointAt(0) ?? 0;
    const found = known.get(sign) ?? ranges.some(([from, to]) => from <= code && code <= to);
    known.set(sign, found);
    return found;
  };
  return (text) =>
    text
      .toWellFormed()
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ")
      .replace(/[^\p{ASCII}\p{Default_Ignorable_Code_Point}\p{Zs}]/gu, (sign) => (has(sign) ? sign : "?"));
}

/** Cleans every text in a value, at any depth. */
export function cleanTexts<T>(showable: (text: string) => string, value: T): T {
  if (typeof value === "string") return showable(value) as T;
  if (Array.isArray(value)) return value.map((one) => cleanTexts(showable, one)) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleanTexts(showable, one)])) as T;
}
