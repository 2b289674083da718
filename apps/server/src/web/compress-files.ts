/** Compresses the apps' files once, beside them, so that serving one costs no work. Run as a program it does so for one folder. */
import { fork } from "node:child_process";
import { readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const worth = new Set([".html", ".js", ".mjs", ".css", ".svg", ".json", ".webmanifest", ".wasm", ".pbf"]);
const pack = {
  ".br": (content: Buffer) => promisify(brotliCompress)(content),
  ".gz": (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};
type Suffix = keyof typeof pack;
/** The largest file takes some seconds, more if the machine is busy; an older claim was left by a process that was killed. */
const longestMs = 5 * 60_000;

/** In a process of its own: the best compression takes memory that this one would keep. */
export async function compressBeside(folder: string): Promise<void> {
  if ((await listUncompressed(folder)).length === 0) return;
  const child = fork(import.meta.filename, [folder], { stdio: "ignore" });
  child.unref();
  child.channel?.unref();
}

/** Several servers may start on the same folder: each file is compressed by one of them. */
export async function compressFiles(folder: string): Promise<void> {
  for (const { path, suffix } of await listUncompressed(folder)) {
    // Written under another name first, so that no partial file is served.
    const aside = `${path}${suffix}.part`;
    if ((await isDone(path, suffix)) || !(await claim(aside))) continue;
    await writeFile(aside, await pack[suffix](await readFile(path)));
    await rename(aside, path + suffix);
  }
}

async function claim(aside: string): Promise<boolean> {
  const claimed = await stat(aside).catch(() => null);
  if (claimed && Date.now() - claimed.mtimeMs > longestMs) await rm(aside, { force: true });
  return writeFile(aside, "", { flag: "wx" }).then(
    () => true,
    (error) => {
      if (error.code === "EEXIST") return false;
      throw error;
    },
  );
}

async function isDone(path: string, suffix: Suffix): Promise<boolean> {
  const [source, compressed] = await Promise.all([stat(path), stat(path + suffix).catch(() => null)]);
  return compressed !== null && compressed.mtimeMs >= source.mtimeMs;
}

async function listUncompressed(folder: string): Promise<{ path: string; suffix: Suffix }[]> {
  const found: { path: string; suffix: Suffix }[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !worth.has(extname(entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    if ((await stat(path)).size < 1400) continue;
    for (const suffix of Object.keys(pack) as Suffix[]) if (!(await isDone(path, suffix))) found.push({ path, suffix });
  }
  return found;
}

const [, , folder] = process.argv;
if (import.meta.main && folder) {
  // Requests for the first page must not wait for this.
  setPriority(constants.priority.PRIORITY_LOW);
  await compressFiles(folder);
}
