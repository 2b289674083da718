import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { rangesIn } from "./characters.ts";
import { everydayFaces, facesOfScripts, signFaces } from "./faces.ts";

const { resolve } = createRequire(import.meta.url);

interface Font {
  face: string;
  bytes: Buffer;
  ranges: readonly [from: number, to: number][];
}

/** Faces that were read, by path, as long as the process lives, which is short. */
const fonts = new Map<string, Font>();
/** The font that has a character; null if none has it. */
const fontOf = new Map<string, Font | null>();

function readFont(face: string): Font {
  const known = fonts.get(face);
  if (known) return known;
  const bytes = readFileSync(resolve(`@expo-google-fonts/${face}`));
  const font = { face, bytes, ranges: rangesIn(bytes) };
  fonts.set(face, font);
  return font;
}

const everyday = everydayFaces.map(readFont);

/** Reads the faces of a script only if the everyday ones lack the character. */
function findFont(sign: string): Font | null {
  const code = sign.codePointAt(0) ?? 0;
  const has = ({ ranges }: Font) => ranges.some(([from, to]) => from <= code && code <= to);
  const usual = everyday.find(has);
  if (usual) return usual;
  const ofScript = facesOfScripts.filter(([script]) => script.test(sign)).map(([, face]) => face);
  for (const face of [...ofScript, ...signFaces]) if (has(readFont(face))) return readFont(face);
  return null;
}

function fontFor(sign: string): Font | null {
  let font = fontOf.get(sign);
  if (font === undefined) {
    font = findFont(sign);
    fontOf.set(sign, font);
  }
  return font;
}

interface Printable<T> {
  value: T;
  /** The everyday fonts first, then those that this value needs beside them. */
  fonts: Buffer[];
  /** The same for equal fonts. */
  names: string;
}

/**
 * Cleans every text in a value, at any depth: characters that no font has become question marks, invisible ones spaces, and letters
 * with separate accents one character, where there is one. Lines stay lines.
 */
export function toPrintable<T>(value: T): Printable<T> {
  const used = new Set(everyday);
  const show = (sign: string) => {
    const font = fontFor(sign);
    if (font) used.add(font);
    return font ? sign : /\p{Zs}/u.test(sign) ? " " : "?";
  };
  const cleanText = (text: string) =>
    text
      .toWellFormed()
      .normalize("NFC")
      .replace(/\r\n?|[\u2028\u2029]/g, "\n")
      .replace(/(?!\n)\p{Cc}/gu, " ")
      .replace(/[^\p{ASCII}\p{Default_Ignorable_Code_Point}]/gu, show);
  const cleaned = cleanTexts(cleanText, value);
  return {
    value: cleaned,
    fonts: [...used].map(({ bytes }) => bytes),
    names: [...used].map(({ face }) => face).join(),
  };
}

function cleanTexts<T>(cleanText: (text: string) => string, value: T): T {
  if (typeof value === "string") return cleanText(value) as T;
  if (Array.isArray(value)) return value.map((one) => cleanTexts(cleanText, one)) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleanTexts(cleanText, one)])) as T;
}
