/** Compresses the apps' files once, beside them, so that serving one costs no work. Run as a program it does so for one folder. */
import { fork } from "node:child_process";
import { readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const worth = new Set([".html", ".js", ".mjs", ".css", ".svg", ".json", ".webmanifest", ".wasm", ".pbf"]);
const pack = {
  ".br": (content: Buffer) => promisify(brotliCompress)(content),
  ".gz": (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};
type Suffix = keyof typeof pack;

/** In a process of its own: the best compression takes memory that this one would keep. */
export async function compressBeside(folder: string): Promise<void> {
  if ((await listUncompressed(folder)).length === 0) return;
  const child = fork(import.meta.filename, [folder], { stdio: "ignore" });
  child.unref();
  child.channel?.unref();
}

export async function compressFiles(folder: string): Promise<void> {
  for (const { path, suffix } of await listUncompressed(folder)) {
    // Written aside first: nobody is served half of it.
    const aside = `${path}${suffix}.${process.pid}`;
    await writeFile(aside, await pack[suffix](await readFile(path)));
    await rename(aside, path + suffix);
  }
}

async function listUncompressed(folder: string): Promise<{ path: string; suffix: Suffix }[]> {
  const found: { path: string; suffix: Suffix }[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !worth.has(extname(entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    const { size, mtimeMs } = await stat(path);
    if (size < 1400) continue;
    for (const suffix of Object.keys(pack) as Suffix[]) {
      const there = await stat(path + suffix).catch(() => null);
      if (!there || there.mtimeMs < mtimeMs) found.push({ path, suffix });
    }
  }
  return found;
}

const [, , folder] = process.argv;
if (import.meta.main && folder) await compressFiles(folder);
