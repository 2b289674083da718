/** The demonstration city, served from a folder that is thrown away, and a browser in front of it. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { findBrowser, howToInstall } from "../tools/browser.mjs";

const port = 4692;
const password = "stoep-demo-2026";

export interface Demonstration {
  /** A browser window of its own, with nobody signed in. */
  open(): Promise<BrowserContext>;
  /** Signs in on the page at `door`, and waits until the app has left it. */
  signIn(context: BrowserContext, door: string, email: string): Promise<Page>;
}

/** Serves the demonstration on this machine while `work` runs. `work` gets pages whose addresses begin at its root. Rejects when no browser is installed. */
export async function withDemonstration<T>(work: (demonstration: Demonstration) => Promise<T>): Promise<T> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error(howToInstall);
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-sync"],
  });
  const baseURL = `http://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), "stoep-bench-"));
  const env = { ...process.env, STOEP_FOLDER: folder, STOEP_PORT: String(port), STOEP_LOG_LEVEL: "warn" };
  const server = spawn(process.execPath, ["apps/server/src/cli.ts", "start", "--demo"], {
    env: { ...env, DATABASE_URL: "" },
    stdio: "ignore",
  });
  const ended = new Promise((done) => server.once("exit", done));
  try {
    for (let tries = 0; tries < 300; tries++) {
      if ((await fetch(`${baseURL}/health/ready`).catch(() => null))?.ok) break;
      await pause(300);
    }
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
    server.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}
