/** Stores uploads in a folder on this machine. */
import { randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FilesPort } from "#kernel/ports.ts";
import { checkKey } from "./files-key.ts";

const isHalf = (path: string) => path.endsWith(".part");
async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

export function folderFiles(folder: string): FilesPort {
  const home = join(folder, "files");
  const pathOf = (key: string) => join(home, checkKey(key));
  return {
    async put(key, content) {
      const path = pathOf(key);
      const part = `${path}.${randomBytes(6).toString("hex")}.part`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await pipeline(
          content instanceof Readable ? content : [content],
          createWriteStream(part, { flush: true, mode: 0o600 }),
        );
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async get(key) {
      const handle = await open(pathOf(key)).catch((error) => {
        if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
        throw error;
      });
      if (!handle) return null;
      const { size } = await handle.stat();
      return { stream: createReadStream("", { fd: handle }), size };
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async *list(within) {
      for (const path of await pathsIn(within ? pathOf(within) : home))
        if (!isHalf(path)) yield relative(home, path).split(sep).join("/");
    },
    async removeHalf(before) {
      for (const path of (await pathsIn(home)).filter(isHalf)) {
        const found = await stat(path).catch(() => null);
        if (found && found.mtime < before) await rm(path, { force: true });
      }
    },
  };
}
