/** Compresses the apps' files once, beside them, so that serving one costs no work. */
import { readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const worth = new Set([".html", ".js", ".mjs", ".css", ".svg", ".json", ".webmanifest", ".wasm", ".pbf"]);
const pack = {
  ".br": (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  ".gz": (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};

/** One after the other, in the background; what is compressed already is left alone. */
export async function compressFiles(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !worth.has(extname(entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    const { size, mtimeMs } = await stat(path);
    if (size < 1400) continue;
    for (const [suffix, compress] of Object.entries(pack)) {
      const there = await stat(path + suffix).catch(() => null);
      if (there && there.mtimeMs >= mtimeMs) continue;
      // Written aside first: nobody is served half of it.
      await writeFile(`${path}${suffix}.part`, await compress(await readFile(path)));
      await rename(`${path}${suffix}.part`, path + suffix);
    }
  }
}
