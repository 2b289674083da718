/** Which characters a face has: one that none has would make a document inaccessible. */

/** The offset of a table in a font. OpenType, "Table directory" */
function tableAt(font: Buffer, name: string): number {
  for (let at = 12; at < 12 + font.readUInt16BE(4) * 16; at += 16)
    if (font.toString("latin1", at, at + 4) === name) return font.readUInt32BE(at + 8);
  throw new Error(`a font without ${name}`);
}

/** Ranges of characters, inclusive. OpenType, "cmap": formats 4 and 12 */
export function rangesIn(font: Buffer): [from: number, to: number][] {
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
