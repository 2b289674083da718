/** Script that a browser loads before the first screen, gzipped: measured in one, signed in, on the demonstration city. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { type Browser, chromium, type Page } from "playwright-core";
import { findBrowser, howToInstall } from "../tools/browser.mjs";

const port = 4692;
const origin = `http://localhost:${port}`;
const password = "stoep-demo-2026";

/** Kilobytes (1,000 bytes) of the dashboard's start page and of a resident's feed. */
export async function measureWeights(): Promise<{ dashboard: number; resident: number }> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error(howToInstall);
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-sync"],
  });
  const folder = mkdtempSync(join(tmpdir(), "stoep-weight-"));
  const env = {
    ...process.env,
    STOEP_FOLDER: folder,
    STOEP_PORT: String(port),
    STOEP_LOG_LEVEL: "warn",
    DATABASE_URL: "",
  };
  const server = spawn(process.execPath, ["apps/server/src/cli.ts", "start", "--demo"], { env, stdio: "ignore" });
  const ended = new Promise((done) => server.once("exit", done));
  try {
    for (let tries = 0; tries < 300; tries++) {
      if ((await fetch(`${origin}/health/ready`).catch(() => null))?.ok) break;
      await pause(300);
    }
    return {
      dashboard: await weigh(browser, "/dashboard/sign-in", "els@gent.example", "/dashboard/"),
      resident: await weigh(browser, "/gent/sign-in", "dirk@example.org", "/gent"),
    };
  } finally {
    await browser.close();
    server.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function weigh(browser: Browser, door: string, email: string, first: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto(origin + door);
  await page.locator("input[type=email]").fill(email);
  await page.locator("input[type=password]").fill(password);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => !url.pathname.endsWith("sign-in"));
  const kilobytes = await weighScripts(await context.newPage(), origin + first);
  await context.close();
  return kilobytes;
}

/** Everything asked for before the heading stood; what was asked for after was not needed for it. */
async function weighScripts(page: Page, address: string): Promise<number> {
  const sizes = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    const size = () => response.body().then((body) => gzipSync(body).length);
    if (response.request().resourceType() === "script") sizes.set(response.url(), size());
  });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector("h1")) return;
      performance.mark("heading");
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(address);
  // The event stream never ends, so there is no moment at which the network is idle.
  await pause(4_000);
  const needed = await page.evaluate(() => {
    const shown = performance.getEntriesByName("heading")[0]?.startTime ?? 0;
    return performance.getEntriesByType("resource").flatMap((entry) => (entry.startTime < shown ? [entry.name] : []));
  });
  const weighed = await Promise.all(needed.map((name) => sizes.get(name) ?? 0));
  return weighed.reduce((sum, size) => sum + size, 0) / 1000;
}
