/** QR codes for print: black on white, with the margin that the standard asks for. */
import { crc32, deflateSync } from "node:zlib";
import { encode, renderSVG } from "uqr";

/** A seventh of the code may be dirty or torn. ISO/IEC 18004: four squares of white around it. */
const printed = { ecc: "M", border: 4 } as const;

export const qrCodeSvg = (text: string): string => renderSVG(text, printed);

/** Enough for a poster; every square is a whole number of pixels. */
const pngSide = 1200;

/** One bit for each pixel. */
export function qrCodePng(text: string): Buffer {
  const { data, size } = encode(text, printed);
  const scale = Math.floor(pngSide / size);
  const side = size * scale;
  const rows = data.flatMap((row) => Array.from({ length: scale }, () => pixelRow(row, scale)));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit of grey.
  header.writeUInt8(1, 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(rows))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A row begins with its filter, which is none; a set bit is white. */
function pixelRow(row: readonly boolean[], scale: number): Buffer {
  const pixels = Buffer.alloc(1 + Math.ceil((row.length * scale) / 8));
  row.forEach((isDark, square) => {
    for (let x = square * scale; !isDark && x < (square + 1) * scale; x++) {
      const at = 1 + (x >> 3);
      pixels.writeUInt8(pixels.readUInt8(at) | (0x80 >> (x & 7)), at);
    }
  });
  return pixels;
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
