/** Uploads in a folder of this machine. */
import { randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FilesPort } from "#kernel/ports.ts";
import { checkKey } from "./files-key.ts";

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
    async *list() {
      const entries = await readdir(home, { recursive: true, withFileTypes: true }).catch(() => []);
      for (const entry of entries) {
        const isWhole = entry.isFile() && !entry.name.endsWith(".part");
        if (isWhole) yield relative(home, join(entry.parentPath, entry.name)).split(sep).join("/");
      }
    },
  };
}
