/**
 * The list of common passwords, as short hashes in a file of which a check reads fifty bytes: nothing of it is kept in memory, and a
 * start reads none of it. tools/pack-common-passwords.ts makes the file; common-passwords.NOTICE.md names its sources.
 *
 * Layout: for each of 65,536 buckets (the first two bytes of a hash) and for the end the number of entries before it, three bytes
 * each; then the entries, three further bytes of the hash each, in order. A password that is not in the list looks as if it were once
 * in a million.
 */
import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";

const buckets = 65_536;
const width = 3;
const indexBytes = (buckets + 1) * width;

export const commonPasswordsFile = join(import.meta.dirname, "common-passwords.bin");

/** A guesser tries "e" for "É". Passwords and the list are compared in this form. */
export const plainLetters = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

const hashOf = (plain: string) => createHash("sha256").update(plain).digest();

/** The content of the file, for passwords in plain letters. */
export function packPasswords(passwords: Iterable<string>): Buffer {
  const entries = [...new Set([...passwords].map((one) => hashOf(one).readUIntBE(0, 2 + width)))].sort((a, b) => a - b);
  const packed = Buffer.alloc(indexBytes + entries.length * width);
  let bucket = 0;
  entries.forEach((entry, at) => {
    for (const own = Math.floor(entry / 2 ** (8 * width)); bucket <= own; bucket++)
      packed.writeUIntBE(at, bucket * width, width);
    packed.writeUIntBE(entry % 2 ** (8 * width), indexBytes + at * width, width);
  });
  for (; bucket <= buckets; bucket++) packed.writeUIntBE(entries.length, bucket * width, width);
  return packed;
}

export async function isCommonPassword(plain: string, path = commonPasswordsFile): Promise<boolean> {
  const hash = hashOf(plain);
  const file = await open(path);
  try {
    const range = await readAt(file, hash.readUInt16BE(0) * width, 2 * width);
    const [from, to] = [range.readUIntBE(0, width), range.readUIntBE(width, width)];
    const entries = await readAt(file, indexBytes + from * width, (to - from) * width);
    const wanted = hash.subarray(2, 2 + width);
    for (let at = 0; at < entries.length; at += width) if (entries.subarray(at, at + width).equals(wanted)) return true;
    return false;
  } finally {
    await file.close();
  }
}

/** How many passwords the list has. */
export async function countCommonPasswords(path = commonPasswordsFile): Promise<number> {
  const file = await open(path);
  try {
    return (await readAt(file, buckets * width, width)).readUIntBE(0, width);
  } finally {
    await file.close();
  }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  if (bytesRead < length) throw new Error("the list of common passwords is incomplete");
  return buffer;
}
