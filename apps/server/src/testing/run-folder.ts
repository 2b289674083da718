/** Folders for the databases of tests. Runs that were killed leave their PostgreSQL and its folder behind. */
import { statfsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "../adapters/embedded-postgres.ts";
import { isAlive } from "../adapters/postgres-program.ts";

const memory = "/dev/shm";
const neededBytes = 2 ** 31;
/** In memory if there is room: on a disk where many databases are made and dropped, making the next one takes ten times as long. */
export const temporary = hasRoom(memory) ? memory : tmpdir();

/** The folder of a run, named by its process id. */
export const runFolder = (prefix: string): string => join(temporary, `${prefix}${process.pid}`);

export async function clearLeftovers(prefix: string): Promise<void> {
  for (const name of await readdir(temporary)) {
    if (!name.startsWith(prefix) || isAlive(Number(name.slice(prefix.length)))) continue;
    const folder = join(temporary, name);
    // Starting it makes an orphan ours, so that it can be stopped like any other.
    const orphan = await startEmbedded({ folder, isDurable: false }).catch(() => null);
    await orphan?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
}
