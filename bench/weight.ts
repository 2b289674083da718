/** Script that a browser loads before the first screen, gzipped: measured in one, signed in, on the demonstration city. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { type Browser, chromium, type Page } from "playwright-core";

const port = 4692;
const origin = `http://localhost:${port}`;
const password = "stoep-demo-2026";

/** Kilobytes (1,000 bytes) of the dashboard's start page and of a resident's feed. */
export async function measureWeights(): Promise<{ dashboard: number; resident: number }> {
  const folder = mkdtempSync(join(tmpdir(), "stoep-weight-"));
  const env = {
    ...process.env,
    STOEP_FOLDER: folder,
    STOEP_PORT: String(port),
    STOEP_LOG_LEVEL: "warn",
    DATABASE_URL: "",
  };
  const server = spawn(process.execPath, ["apps/server/src/cli.ts", "start", "--demo"], { env, stdio: "ignore" });
  const browser = await chromium.launch({
    executablePath: process.env.STOEP_CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-sync"],
  });
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
    await new Promise((done) => server.once("exit", done));
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

/** Everything asked for by the time the heading stands; what comes later was not needed for it. */
async function weighScripts(page: Page, address: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  let isShown = false;
  page.on("response", (response) => {
    if (isShown || response.request().resourceType() !== "script") return;
    sizes.push(
      response.body().then(
        (body) => gzipSync(body).length,
        () => 0,
      ),
    );
  });
  await page.goto(address, { waitUntil: "commit" });
  await page.locator("h1").first().waitFor();
  isShown = true;
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
}
