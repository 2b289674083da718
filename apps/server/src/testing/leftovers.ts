/** Runs that were killed leave their PostgreSQL and its folder behind, in the temporary folder under the number of their process. */
import { readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "../adapters/embedded-postgres.ts";
import { isAlive } from "../adapters/postgres-program.ts";

export const runFolder = (prefix: string): string => join(tmpdir(), `${prefix}${process.pid}`);

export async function clearLeftovers(prefix: string): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix) || isAlive(Number(name.slice(prefix.length)))) continue;
    const folder = join(tmpdir(), name);
    // Starting takes an orphan over, so that it can be stopped like any other.
    const orphan = await startEmbedded({ folder, isDurable: false }).catch(() => null);
    await orphan?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
