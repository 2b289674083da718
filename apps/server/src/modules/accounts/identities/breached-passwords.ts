/**
 * A file of breached passwords that an operator may name: lines of SHA-1 in hexadecimal, in order, each with or without `:` and a
 * count, as Have I Been Pwned offers it for download. It is searched where it lies, since it may have forty gigabytes. Nothing leaves
 * the machine.
 */
import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";

const hashDigits = 40;
/** A line and the rest of one before it fit in twice. */
const blockBytes = 4096;

/** The forms in which a person's password may be in the file: as typed, and as guessers write it. */
export const isBreachedPassword = async (path: string, forms: readonly string[]): Promise<boolean> => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    for (const form of new Set(forms))
      if (await hasLine(file, size, createHash("sha1").update(form).digest("hex").toUpperCase())) return true;
    return false;
  } finally {
    await file.close();
  }
};

/** Why the file will not do; null: it will. */
export async function faultOfBreachedFile(path: string): Promise<string | null> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const first = await lineFrom(file, 0);
    const middle = await lineFrom(file, Math.floor(size / 2));
    const lines = [first, middle].filter((line) => line !== null);
    if (first === null || !lines.every(({ hash }) => /^[0-9A-F]{40}$/.test(hash)))
      return "does not have one SHA-1 in hexadecimal on each line";
    return middle && middle.hash < first.hash ? "is not sorted by hash; download it with that order" : null;
  } finally {
    await file.close();
  }
}

async function hasLine(file: FileHandle, size: number, wanted: string): Promise<boolean> {
  // The first line that begins at or after `from` is not beyond the wanted one; that after `to` is.
  let [from, to] = [0, size];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const line = await lineFrom(file, middle);
    if (line === null || line.hash > wanted) to = middle;
    else if (line.hash === wanted) return true;
    else from = line.end;
  }
  return false;
}

/** The first whole line that begins at or after this byte; null: there is none. */
async function lineFrom(file: FileHandle, position: number): Promise<{ hash: string; end: number } | null> {
  // From one byte before, so that a line that begins exactly here is not skipped.
  const begin = Math.max(0, position - 1);
  const block = Buffer.alloc(blockBytes);
  const { bytesRead } = await file.read(block, 0, blockBytes, begin);
  const text = block.toString("latin1", 0, bytesRead);
  const start = position === 0 ? 0 : text.indexOf("\n") + 1;
  if ((start === 0 && position > 0) || text.length - start < hashDigits) return null;
  const newline = text.indexOf("\n", start);
  return {
    hash: text.slice(start, start + hashDigits).toUpperCase(),
    end: begin + (newline < 0 ? text.length : newline + 1),
  };
}
