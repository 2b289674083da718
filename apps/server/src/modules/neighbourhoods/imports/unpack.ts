/** Reads supplied files, plain or gzip. */
import { pipeline, Readable, Transform } from "node:stream";
import { createGunzip } from "node:zlib";
import { ImportError } from "./report.ts";

/** The first chunk of a stream, and the whole stream. */
export async function readFirstChunk(source: Readable): Promise<{ first: Buffer; whole: Readable }> {
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const head = await chunks.next();
  const first: Buffer = head.done ? Buffer.alloc(0) : Buffer.from(head.value);
  async function* all() {
    yield first;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  }
  return { first, whole: Readable.from(all()) };
}

/** Twice what the addresses of a whole country take. A small gzip file can hold a thousand times its size. */
const unpackedMax = 2 * 1024 ** 3;

/**
 * The content, decompressed if it begins like gzip. Errors are emitted by the returned stream: of reading, and an ImportError once
 * there is more than `max` bytes.
 */
export async function unpack(source: Readable, max = unpackedMax): Promise<Readable> {
  const { first, whole } = await readFirstChunk(source);
  if (first.length === 0) throw new ImportError("The file is empty.", "empty");
  if (first[0] !== 0x1f || first[1] !== 0x8b) return whole;
  const gunzip = createGunzip();
  let left = max;
  const measure = new Transform({
    transform(piece: Buffer, _, done) {
      left -= piece.length;
      const error = left < 0 ? new ImportError("The unpacked file is larger than 2 GB.", "too_large") : null;
      done(error, piece);
    },
  });
  return pipeline(whole, gunzip, measure, () => {});
}
