/** The first and the second start of the demonstration in a fresh folder, by the command of the README, until it answers. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { untilReady } from "./demonstration.ts";

/** Seconds. The first includes building the screens, not the installation of packages. */
export interface Starts {
  first: number;
  second: number;
}

const port = 4693;

export async function measureStarts(): Promise<Starts> {
  const folder = mkdtempSync(join(tmpdir(), "stoep-starts-"));
  // Without this note, a start builds the screens.
  for (const app of ["dashboard", "resident"]) rmSync(join("apps", app, "dist/.built-from"), { force: true });
  try {
    return { first: await secondsToStart(folder), second: await secondsToStart(folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function secondsToStart(folder: string): Promise<number> {
  const env = { ...process.env, STOEP_FOLDER: folder, STOEP_PORT: String(port), STOEP_LOG_LEVEL: "warn" };
  const begun = performance.now();
  const program = spawn(process.execPath, ["tools/start.mjs"], {
    env: { ...env, DATABASE_URL: "", DATABASE_OWNER_URL: "" },
    stdio: "ignore",
  });
  const ended = once(program, "exit");
  const isUp = await untilReady(`http://localhost:${port}`, program);
  const seconds = (performance.now() - begun) / 1000;
  program.kill("SIGTERM");
  await ended;
  if (!isUp) throw new Error("The demonstration did not start.");
  return seconds;
}
