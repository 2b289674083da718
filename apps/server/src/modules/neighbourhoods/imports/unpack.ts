/** Reads supplied files, plain or gzip. */
import { Readable } from "node:stream";
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

/** The content, decompressed if it begins like gzip. Read errors are emitted by the returned stream. */
export async function unpack(source: Readable): Promise<Readable> {
  const { first, whole } = await readFirstChunk(source);
  if (first.length === 0) throw new ImportError("The file is empty.", "empty");
  if (first[0] !== 0x1f || first[1] !== 0x8b) return whole;
  const gunzip = createGunzip();
  return whole.on("error", (error) => gunzip.destroy(error)).pipe(gunzip);
}
