/** A ZIP archive, compressed while its parts are read, beside the main thread. */
import { addAbortSignal, PassThrough, pipeline, Readable } from "node:stream";
import { finished } from "node:stream/promises";
import type { ZipFile } from "yazl";

export interface ZipPart {
  name: string;
  content: Iterable<string> | AsyncIterable<string | Uint8Array>;
}

/** The time at which a part was written does not matter. */
const attributes = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

export async function* zip(parts: Iterable<ZipPart> | AsyncIterable<ZipPart>): AsyncGenerator<Buffer> {
  const yazl = await import("yazl");
  const file = new yazl.ZipFile();
  const output = pipeline(file.outputStream, new PassThrough(), () => {});
  addParts(file, parts, output).catch((error) => output.destroy(error));
  yield* output;
}

/** Each part is asked for when the one before is read, as it may depend on it. Reading ends when nobody takes the archive any more. */
async function addParts(file: ZipFile, parts: Iterable<ZipPart> | AsyncIterable<ZipPart>, output: Readable) {
  const end = new AbortController();
  output.once("close", () => end.abort());
  for await (const { name, content } of parts) {
    const source = addAbortSignal(end.signal, Readable.from(content));
    file.addReadStream(source, name, attributes);
    await finished(source);
  }
  file.end();
}
