/** Room to write: of this machine's folder, and of the database. */
import { statfs } from "node:fs/promises";

const fullCodes = new Set(["ENOSPC", "EDQUOT", "53100"]);

/** Something could not be written because there is no room left. */
export const isFull = (error: unknown): boolean =>
  fullCodes.has(String((error as { code?: unknown } | null)?.code ?? ""));

export interface Disk {
  /** Remembers it for a while, where it is one of those errors. */
  note(error: unknown): void;
  hasRoom(): Promise<boolean>;
}

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

/** A folder that is not made yet has what there is. */
const freeBytes = (folder: string) =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.POSITIVE_INFINITY,
  );
