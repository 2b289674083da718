/**
 * The demonstration with few residents, loaded once by a server that starts as a newcomer's does, and kept in the temporary folder for the runs of
 * the same day: its moments are counted from the day of loading. Another state of the code has another copy; CI makes its own.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "../apps/server/src/adapters/embedded-postgres.ts";
import { openDatabase } from "../apps/server/src/kernel/database.ts";
import { embedded, startServer } from "./server.ts";

const root = join(import.meta.dirname, "..");
const prefix = "stoep-demonstration-";

/** A folder as a server leaves it that has loaded the demonstration and was stopped. It is copied, never started on. */
export async function demonstration(): Promise<string> {
  const folder = join(tmpdir(), `${prefix}${stamp()}`);
  const isKept = statSync(folder, { throwIfNoEntry: false }) !== undefined;
  if (isKept && !process.env.CI) return folder;
  rmSync(folder, { recursive: true, force: true });
  clearOld();
  const fresh = mkdtempSync(join(tmpdir(), `${prefix}new-`));
  const server = await startServer({ folder: fresh, database: embedded }, "--demo", "small");
  await server.stop();
  // A busy machine may still be stopping the database: it is waited for, and stopped in any case.
  const postgres = await startEmbedded({ folder: fresh });
  await speakEnglish(postgres.ownerUrl);
  await postgres.stop();
  try {
    renameSync(fresh, folder);
  } catch (error) {
    // Another run was first: its copy is as good.
    rmSync(fresh, { recursive: true, force: true });
    if (!statSync(folder, { throwIfNoEntry: false })) throw error;
  }
  return folder;
}

/** Both apps go on in the language of the account, and the journeys look for English words. */
async function speakEnglish(ownerUrl: string): Promise<void> {
  const databases = openDatabase(ownerUrl, { max: 1 });
  await databases.pool.query(
    "update public.account set language = 'en' where id in (select account_id from public.membership)",
  );
  await databases.close();
}

/** With owners and rights, which PostgreSQL looks at. */
export async function copyFolder(from: string, to: string): Promise<void> {
  const copying = spawn("cp", ["-a", from, to], { stdio: "inherit" });
  const code = await new Promise((done) => copying.once("exit", done));
  if (code !== 0) throw new Error(`${from} could not be copied`);
}

/** Everything that the loaded city follows from. */
function stamp(): string {
  const files = globSync(
    [
      "demo/**",
      "apps/server/{src,migrations}/**",
      "packages/contract/src/**",
      "package-lock.json",
      "e2e/demonstration.ts",
    ],
    {
      cwd: root,
      exclude: (path) => path.includes(".test.") || path.endsWith("/testing"),
    },
  );
  const hash = createHash("sha256").update(new Date().toLocaleDateString("en-CA", { timeZone: "Europe/Brussels" }));
  for (const path of files.sort()) {
    if (statSync(join(root, path)).isFile()) hash.update(path).update(readFileSync(join(root, path)));
  }
  return hash.digest("hex").slice(0, 16);
}

const day = 24 * 60 * 60 * 1000;

function clearOld(): void {
  for (const name of readdirSync(tmpdir()).filter((name) => name.startsWith(prefix))) {
    const folder = join(tmpdir(), name);
    if (Date.now() - statSync(folder).mtimeMs > day) rmSync(folder, { recursive: true, force: true });
  }
}
