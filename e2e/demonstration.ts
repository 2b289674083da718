/**
 * The demonstration with few residents, loaded once by a server that starts like a new user's, and kept in the temporary folder
 * for other runs at the same moment, since its dates are relative to the day of loading. Each state of the code has its own copy; CI
 * always makes a new one.
 */

import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dayMs } from "@stoep/contract/kernel";
import { startEmbedded } from "../apps/server/src/adapters/embedded-postgres.ts";
import { openBoss } from "../apps/server/src/adapters/jobs-pg-boss.ts";
import { openDatabase } from "../apps/server/src/kernel/database.ts";
import { asAdmin } from "../apps/server/src/testing/database.ts";
import { quietLog, testKey } from "../apps/server/src/testing/stand-ins.ts";
import { startsAt } from "./clock.ts";
import { moveDatabase } from "./moved-database.ts";
import { embedded, startServer } from "./server.ts";

const root = join(import.meta.dirname, "..");
const prefix = "stoep-demonstration-";
/** It is loaded this long before the journeys, which is longer than loading takes on a busy machine. */
const leadMs = 10 * 60_000;

/** The folder of a server that loaded the demonstration and was stopped. Servers run on copies of it, never on the folder itself. */
export async function demonstration(): Promise<string> {
  const folder = join(tmpdir(), `${prefix}${stamp()}`);
  const isKept = statSync(folder, { throwIfNoEntry: false }) !== undefined;
  if (isKept && !process.env.CI) return folder;
  rmSync(folder, { recursive: true, force: true });
  clearOld();
  const fresh = mkdtempSync(join(tmpdir(), `${prefix}new-`));
  const aheadMs = startsAt - leadMs - Date.now();
  await makeDatabase(fresh, aheadMs);
  const server = await startServer(
    { folder: fresh, database: { ...embedded, STOEP_KEY: testKey }, aheadMs },
    "--demo",
    "small",
  );
  await server.stop();
  // On a busy machine the database may still be stopping.
  const postgres = await startEmbedded({ folder: fresh });
  await speakEnglish(postgres.ownerUrl);
  await postgres.stop();
  try {
    renameSync(fresh, folder);
  } catch (error) {
    // Another run was first; its copy is just as good.
    rmSync(fresh, { recursive: true, force: true });
    if (!statSync(folder, { throwIfNoEntry: false })) throw error;
  }
  return folder;
}

/** With pg-boss's tables, so that its time is moved before anything is written. */
async function makeDatabase(folder: string, aheadMs: number): Promise<void> {
  const postgres = await startEmbedded({ folder });
  await asAdmin(postgres.ownerUrl, "create schema pgboss authorization stoep_app");
  const databases = openDatabase(postgres.url, { max: 1 });
  const { boss, close } = openBoss(databases.pool, false, quietLog);
  await boss.start();
  await close();
  await databases.close();
  await moveDatabase(postgres.ownerUrl, aheadMs);
  await postgres.stop();
}

/** Both apps use the account's language, and the journeys look for English words. */
async function speakEnglish(ownerUrl: string): Promise<void> {
  const databases = openDatabase(ownerUrl, { max: 1 });
  await databases.pool.query(
    "update public.account set language = 'en' where id in (select account_id from public.membership)",
  );
  await databases.close();
}

/** Keeps owners and permissions, which PostgreSQL checks. */
export async function copyFolder(from: string, to: string): Promise<void> {
  const copying = spawn("cp", ["-a", from, to], { stdio: "inherit" });
  const code = await new Promise((done) => copying.once("exit", done));
  if (code !== 0) throw new Error(`${from} could not be copied`);
}

/** A hash of everything that determines the loaded city. */
function stamp(): string {
  const files = globSync(
    [
      "demo/**",
      "apps/server/{src,migrations}/**",
      "packages/contract/src/**",
      "package-lock.json",
      "e2e/{demonstration,clock,moved-database}.ts",
    ],
    {
      cwd: root,
      exclude: (path) => path.includes(".test.") || path.endsWith("/testing"),
    },
  );
  const hash = createHash("sha256").update(String(startsAt));
  for (const path of files.sort()) {
    if (statSync(join(root, path)).isFile()) hash.update(path).update(readFileSync(join(root, path)));
  }
  return hash.digest("hex").slice(0, 16);
}

function clearOld(): void {
  for (const name of readdirSync(tmpdir()).filter((name) => name.startsWith(prefix))) {
    const folder = join(tmpdir(), name);
    if (Date.now() - statSync(folder).mtimeMs > dayMs) rmSync(folder, { recursive: true, force: true });
  }
}
