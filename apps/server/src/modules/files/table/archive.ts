/** Reads the requested parts of a ZIP archive, without trusting the sizes that it declares. */
import { type Entry, fromBufferPromise } from "yauzl";
import { TableError } from "./table.ts";

/** The limit for all parts that are unpacked, together. */
const unpackedMax = 150 * 1024 * 1024;
/** A workbook of a hundred sheets with pictures has a few hundred. */
const partsMax = 1000;
const partNameMax = 255;

/** The text of a part in pieces, or null if there is none. */
export type ReadPart = (name: string) => AsyncIterable<string> | null;

/** @throws when it is not an archive, passes a limit, or a part is not as large as it says. */
export async function openArchive(archive: Buffer): Promise<ReadPart> {
  const file = await fromBufferPromise(archive);
  const entries = new Map<string, Entry>();
  const stayWithin = (count: number, max: number) => {
    if (count > max) throw new TableError("import_too_complex");
  };
  stayWithin(file.entryCount, partsMax);
  for await (const entry of file.eachEntry()) {
    stayWithin(entry.fileName.length, partNameMax);
    entries.set(entry.fileName, entry);
  }

  let left = unpackedMax;
  async function* textOf(entry: Entry) {
    const decoder = new TextDecoder();
    for await (const bytes of await file.openReadStreamPromise(entry)) {
      left -= bytes.length;
      stayWithin(-left, 0);
      yield decoder.decode(bytes, { stream: true });
    }
    yield decoder.decode();
  }
  return (name) => {
    const entry = entries.get(name);
    return entry ? textOf(entry) : null;
  };
}
