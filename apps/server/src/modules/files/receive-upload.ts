/** Receives uploads: to disk first, so that many large ones at once cost no memory. */
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { v7 as newId } from "uuid";
import { refuse } from "#kernel/refuse.ts";
import { type Sender, scanFor } from "./scan.ts";

export interface ReceivedFile {
  path: string;
  bytes: number;
  sha256: string;
}

export const uploadFolderIn = (folder: string): string => join(folder, "incoming");

interface UploadLimits {
  folder: string;
  maxBytes: number;
  /** Who sends it; null: nobody from outside, so that it is not scanned. */
  sender: Sender | null;
}

/**
 * Calls `use` with the received file once the virus scanner has judged it, and afterwards removes it and everything written next to
 * it. Refuses with `file_kind_refused` when it is empty, `file_too_large` beyond `maxBytes`, `file_infected` and `file_not_scanned`.
 */
export async function receiveUpload<T>(
  { folder, maxBytes, sender }: UploadLimits,
  content: Readable | Uint8Array,
  use: (arrival: ReceivedFile) => Promise<T>,
): Promise<T> {
  const own = join(uploadFolderIn(folder), newId());
  await mkdir(own, { recursive: true, mode: 0o700 });
  const path = join(own, "content");
  const hash = createHash("sha256");
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      hash.update(chunk);
      // Excess bytes are counted, but not stored.
      done(null, bytes > maxBytes ? undefined : chunk);
    },
  });
  try {
    const source = content instanceof Readable ? content : Readable.from([Buffer.from(content)]);
    await pipeline(source, measure, createWriteStream(path, { mode: 0o600 }));
    if (bytes > maxBytes) refuse("file_too_large");
    if (bytes === 0) refuse("file_kind_refused");
    if (sender) await scanFor(sender, path);
    return await use({ path, bytes, sha256: hash.digest("hex") });
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

/** The first and last bytes of a file; they overlap when it is short. */
export async function readEnds({ path, bytes }: ReceivedFile, { first, last }: { first: number; last: number }) {
  const file = await open(path);
  try {
    const part = async (length: number, position: number) =>
      (await file.read({ buffer: Buffer.alloc(length), position, length })).buffer.subarray(0, length);
    const [head, tail] = [Math.min(first, bytes), Math.min(last, bytes)];
    return { head: await part(head, 0), tail: await part(tail, bytes - tail) };
  } finally {
    await file.close();
  }
}
