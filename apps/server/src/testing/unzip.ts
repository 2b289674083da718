/** Reads ZIP archives, which Node.js can only unpack piece by piece. */
import { inflateRawSync } from "node:zlib";
import { expect } from "vitest";

/** Name and content of every part, from the directory at the archive's end. */
export function unzip(archive: Buffer): Record<string, Buffer> {
  const end = archive.length - 22;
  expect(archive.readUInt32LE(end)).toBe(0x06054b50);
  const parts: Record<string, Buffer> = {};
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, bytes] = [archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 24)];
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString("utf8", at + 46, at + 46 + nameLength);
    const from = archive.readUInt32LE(at + 42) + 30 + nameLength;
    const content = inflateRawSync(archive.subarray(from, from + packed));
    expect(content.length).toBe(bytes);
    parts[name] = content;
    at += 46 + nameLength;
  }
  return parts;
}

export const textsIn = (archive: Buffer): Record<string, string> =>
  Object.fromEntries(Object.entries(unzip(archive)).map(([name, content]) => [name, content.toString()]));
