/** Reads the requested parts of a ZIP archive, without trusting the sizes that it declares. */
import { inflateRawSync } from "node:zlib";
import { TableError } from "./table.ts";

/** The limit for all parts that are unpacked, together. */
const unpackedMax = 150 * 1024 * 1024;
const directoryEnd = 0x06054b50;
const directoryEntry = 0x02014b50;
const endBytes = 22;
const commentMax = 65_535;

/** Returns a function that unpacks a part by name, or returns null if there is none. @throws TableError */
export function openArchive(archive: Buffer): (name: string) => string | null {
  const entries = entriesOf(archive);
  let left = unpackedMax;
  return (name) => {
    const entry = entries.get(name);
    if (!entry) return null;
    const { at, packed, isPacked } = entry;
    const from = at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
    const content = archive.subarray(from, from + packed);
    const part = isPacked ? inflateRawSync(content, { maxOutputLength: Math.max(left, 1) }) : content;
    left -= part.length;
    if (left < 0) throw new TableError("import_not_a_table");
    return part.toString("utf8");
  };
}

interface Entry {
  at: number;
  packed: number;
  isPacked: boolean;
}

function entriesOf(archive: Buffer): Map<string, Entry> {
  const end = endOf(archive);
  const entries = new Map<string, Entry>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.readUInt32LE(at) !== directoryEntry) throw new TableError("import_not_a_table");
    const [name, extra, comment] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    entries.set(archive.toString("utf8", at + 46, at + 46 + name), {
      at: archive.readUInt32LE(at + 42),
      packed: archive.readUInt32LE(at + 20),
      isPacked: archive.readUInt16LE(at + 10) !== 0,
    });
    at += 46 + name + extra + comment;
  }
  return entries;
}

function endOf(archive: Buffer): number {
  for (let at = archive.length - endBytes; at >= Math.max(0, archive.length - endBytes - commentMax); at -= 1)
    if (archive.readUInt32LE(at) === directoryEnd) return at;
  throw new TableError("import_not_a_table");
}
