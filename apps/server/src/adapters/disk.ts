/** Watches whether there is still room to write: the Disk of kernel/disk.ts. */
import { statfs } from "node:fs/promises";
import { type Disk, isFull } from "#kernel/disk.ts";

const rememberMs = 30_000;
const leastBytes = 32 * 1024 ** 2;

export function watchDisk(folder: string, free: (folder: string) => Promise<number> = freeBytes): Disk {
  let fullUntil = 0;
  return {
    note(error) {
      if (isFull(error)) fullUntil = performance.now() + rememberMs;
    },
    hasRoom: async () => performance.now() >= fullUntil && (await free(folder)) >= leastBytes,
  };
}

/** A folder that does not exist yet has nothing to measure, and counts as having room. */
const freeBytes = (folder: string) =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.POSITIVE_INFINITY,
  );
