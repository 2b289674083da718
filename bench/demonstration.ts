/** The demonstration city, served from a temporary folder, and a browser in front of it. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { findBrowser, howToInstall } from "../tools/browser.mjs";

const port = 4692;
const password = "stoep-demo-2026";

export interface Demonstration {
  /** A new browser window, with nobody signed in. */
  open(): Promise<BrowserContext>;
  /** Signs in on the page at `door`, and waits until the app has left it. */
  signIn(context: BrowserContext, door: string, email: string): Promise<Page>;
}

/**
 * Serves the demonstration on this machine while `work` runs, whose pages have addresses relative to its root. Rejects if no browser is
 * installed. `runsAt`: the address of a running demonstration, which is then used and left running.
 */
export async function withDemonstration<T>(
  work: (demonstration: Demonstration) => Promise<T>,
  runsAt?: string,
): Promise<T> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error(howToInstall);
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-sync"],
  });
  const baseURL = runsAt ?? `http://localhost:${port}`;
  const stop = runsAt ? async () => {} : await serve(baseURL);
  try {
    return await work({
      open: () => browser.newContext({ baseURL, serviceWorkers: "block", locale: "en-GB" }),
      signIn: async (context, door, email) => {
        const page = await context.newPage();
        await page.goto(door);
        await page.locator("input[type=email]").fill(email);
        await page.locator("input[type=password]").fill(password);
        await page.keyboard.press("Enter");
        await page.waitForURL((url) => !url.pathname.endsWith("sign-in"));
        return page;
      },
    });
  } finally {
    await browser.close();
    await stop();
  }
}

/** Resolves when the server is ready, with a function that stops it and deletes its folder. */
async function serve(at: string): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "stoep-bench-"));
  const env = { ...process.env, STOEP_FOLDER: folder, STOEP_PORT: String(port), STOEP_LOG_LEVEL: "warn" };
  const server = spawn(process.execPath, ["apps/server/stoep.mjs", "start", "--demo"], {
    env: { ...env, DATABASE_URL: "" },
    stdio: "ignore",
  });
  const ended = new Promise((done) => server.once("exit", done));
  const stop = async () => {
    server.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  if (await untilReady(at, server)) return stop;
  await stop();
  throw new Error("The demonstration did not start.");
}

/**
 * Resolves when the server answers at `at`. False when it ended, or does not answer within five minutes; on a busy machine the first
 * start takes minutes.
 */
export async function untilReady(at: string, server: ChildProcess): Promise<boolean> {
  const until = performance.now() + 300_000;
  while (server.exitCode === null && performance.now() < until) {
    if ((await fetch(`${at}/health/ready`).catch(() => null))?.ok) return true;
    await pause(50);
  }
  return false;
}
