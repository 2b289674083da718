/** The text on the pages of a PDF from our own typesetter, for tests of printed documents. */
import { inflateSync } from "node:zlib";

/** One text for each page, a line for each piece. */
export function pagesOfPdf(pdf: Buffer): string[] {
  const objects = new Map(
    [...pdf.toString("latin1").matchAll(/^(\d+) 0 obj\s(.*?)^endobj/gms)].map(([, id, body = ""]) => [id, body]),
  );
  const objectOf = (id: string | undefined) => objects.get(id ?? "") ?? "";
  const order = /\/Kids \[([^\]]*)\]/.exec(
    [...objects.values()].find((one) => one.includes("/Type /Pages")) ?? "",
  )?.[1];
  return [...(order ?? "").matchAll(/(\d+) 0 R/g)].map(([, page]) => {
    const body = objectOf(page);
    const fonts = [...body.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, name, id]): [string, Map<number, string>] => [
      name ?? "",
      signsIn(contentOf(objectOf(/\/ToUnicode (\d+)/.exec(objectOf(id))?.[1]))),
    ]);
    return wordsIn(contentOf(objectOf(/\/Contents (\d+)/.exec(body)?.[1])), new Map(fonts));
  });
}

/** The letters of these texts that are on no page: scripts put them in another order than they are typed. */
export function lettersMissing(pdf: Buffer, texts: readonly string[]): string[] {
  const printed = pagesOfPdf(pdf).join().normalize("NFC");
  return [...new Set(texts.join("").normalize("NFC"))].filter((letter) => letter.trim() && !printed.includes(letter));
}

function contentOf(object: string): string {
  const start = /stream\r?\n/.exec(object);
  // By its length: its last byte may be the beginning of a line break.
  const length = Number(/\/Length (\d+)/.exec(object)?.[1] ?? 0);
  const from = start ? start.index + start[0].length : 0;
  const content = object.slice(from, from + length);
  return object.includes("/FlateDecode") ? inflateSync(Buffer.from(content, "latin1")).toString("latin1") : content;
}

/** The characters of each glyph. */
const signsIn = (cmap: string) =>
  new Map(
    [...cmap.matchAll(/^<([0-9A-Fa-f]{4})> <([0-9A-Fa-f]+)>$/gm)].map(([, glyph = "", text = ""]) => [
      Number.parseInt(glyph, 16),
      Buffer.from(text, "hex").swap16().toString("utf16le"),
    ]),
  );

const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };
const unescaped = (text: string) =>
  text.replace(/\\([0-7]{1,3}|.)/gs, (_, sign: string) =>
    /^[0-7]/.test(sign) ? String.fromCharCode(Number.parseInt(sign, 8)) : (escapes[sign] ?? sign),
  );

/** The strings of a content stream: in round brackets, which may be nested, or as hexadecimal digits. */
function stringsIn(shown: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < shown.length; at++) {
    const start = at + 1;
    if (shown[at] === "<") {
      at = shown.indexOf(">", at);
      found.push(Buffer.from(shown.slice(start, at), "hex").toString("latin1"));
    } else if (shown[at] === "(") {
      at = closingOf(shown, start);
      found.push(unescaped(shown.slice(start, at)));
    }
  }
  return found;
}

/** The index of the bracket that closes the one opened before `start`. */
function closingOf(shown: string, start: number): number {
  let depth = 1;
  for (let at = start; at < shown.length; at++) {
    if (shown[at] === "\\") at += 1;
    else if (shown[at] === "(") depth += 1;
    else if (shown[at] === ")") depth -= 1;
    if (depth === 0) return at;
  }
  return shown.length;
}

/** A piece is shown as one string (`Tj`), or as several with spaces of their own between them (`TJ`). */
function wordsIn(content: string, fonts: Map<string, Map<number, string>>): string {
  const pieces = content.matchAll(/\/(f\d+) [\d.]+ Tf.*?^(\[.*?\] TJ|[(<].*?[)>] Tj)$/gms);
  return [...pieces]
    .map(([, font = "", shown = ""]) => {
      const bytes = stringsIn(shown).join("");
      const glyphs = Buffer.from(bytes, "latin1");
      return Array.from({ length: glyphs.length / 2 }, (_, n) => fonts.get(font)?.get(glyphs.readUInt16BE(n * 2))).join(
        "",
      );
    })
    .join("\n");
}
