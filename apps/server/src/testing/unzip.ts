/** Reads ZIP archives. */
import { buffer } from "node:stream/consumers";
import { fromBufferPromise } from "yauzl";

/** Name and content of every part. */
export async function unzip(archive: Buffer): Promise<Record<string, Buffer>> {
  const file = await fromBufferPromise(archive);
  const parts: Record<string, Buffer> = {};
  for await (const entry of file.eachEntry())
    parts[entry.fileName] = await buffer(await file.openReadStreamPromise(entry));
  return parts;
}

export async function textsIn(archive: Buffer): Promise<Record<string, string>> {
  const parts = Object.entries(await unzip(archive));
  return Object.fromEntries(parts.map(([name, content]) => [name, content.toString()]));
}
