/** A ZIP archive, compressed while its parts are written. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
import { pipeline, Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";

export interface ZipPart {
  name: string;
  content: Iterable<string> | AsyncIterable<string | Uint8Array>;
}

interface PackedPart {
  name: Buffer;
  at: number;
  check: number;
  packed: number;
  bytes: number;
}

const formatVersion = 20;
/** Names are UTF-8, and sizes follow the content, as they are not known before it. */
const flags = 0x0808;
const deflated = 8;
/** 1 January 1980: the time at which a part was written does not matter. */
const fixedDate = [0, 33];

export async function* zip(parts: Iterable<ZipPart> | AsyncIterable<ZipPart>): AsyncGenerator<Buffer> {
  const done: PackedPart[] = [];
  let at = 0;
  for await (const { name: text, content } of parts) {
    const name = Buffer.from(text);
    const part: PackedPart = { name, at, check: 0, packed: 0, bytes: 0 };
    const pieces = [localHeader(part), packPart(part, content), dataDescriptor(part)];
    for (const piece of pieces) {
      for await (const bytes of piece) {
        at += bytes.length;
        yield bytes;
      }
    }
    done.push(part);
  }
  const list = Buffer.concat(done.map(entryOf));
  yield Buffer.concat([
    list,
    littleEndian([4, 0x06054b50], [2, 0, 0, done.length, done.length], [4, list.length, at], [2, 0]),
  ]);
}

async function* packPart(part: PackedPart, content: ZipPart["content"]): AsyncGenerator<Buffer> {
  async function* counted() {
    for await (const piece of content) {
      const bytes = typeof piece === "string" ? Buffer.from(piece) : piece;
      part.check = crc32(bytes, part.check);
      part.bytes += bytes.length;
      yield bytes;
    }
  }
  // If either stream ends early, so does the other.
  const deflate = pipeline(Readable.from(counted()), createDeflateRaw(), () => {});
  for await (const piece of deflate) {
    part.packed += piece.length;
    yield piece;
  }
}

function* localHeader({ name }: PackedPart) {
  yield littleEndian(
    [4, 0x04034b50],
    [2, formatVersion, flags, deflated, ...fixedDate],
    [4, 0, 0, 0],
    [2, name.length, 0],
  );
  yield name;
}

function* dataDescriptor({ check, packed, bytes }: PackedPart) {
  yield littleEndian([4, 0x08074b50, check, packed, bytes]);
}

const entryOf = ({ name, at, check, packed, bytes }: PackedPart) =>
  Buffer.concat([
    littleEndian(
      [4, 0x02014b50],
      [2, formatVersion, formatVersion, flags, deflated, ...fixedDate],
      [4, check, packed, bytes],
    ),
    littleEndian([2, name.length, 0, 0, 0, 0], [4, 0, at]),
    name,
  ]);

/** Each group: the number of bytes per number, then the numbers; little-endian. */
function littleEndian(...groups: [bytes: 2 | 4, ...values: number[]][]): Buffer {
  return Buffer.concat(
    groups.flatMap(([bytes, ...values]) =>
      values.map((value) => {
        const written = Buffer.alloc(bytes);
        written.writeUIntLE(value, 0, bytes);
        return written;
      }),
    ),
  );
}
