/** A real browser for the journeys. An error that a page logs fails the journey that caused it. */
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterEach, beforeAll, expect } from "vitest";
import { moveDate } from "./clock.ts";
import { home } from "./home.ts";
import { outputOf } from "./server.ts";
import { watchRequests } from "./settled.ts";

export const password = "stoep-demo-2026";
/** Playwright's own list, which this one replaces, plus the suggestions of an address bar that nobody sees. */
const unwanted = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];
const flags = [
  `--disable-features=${unwanted}`,
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Pages are composited without a graphics card; only the map uses the software renderer.
  "--disable-gpu-compositing",
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
];

/** This worker's browsers, by path: its test files share them, and they end with the worker. */
const browsers = new Map<string, Browser>();
/** The browser and contexts of the current test file. */
let browser: Browser | undefined;
let contexts: BrowserContext[] = [];
let errors: string[] = [];
let allowed: RegExp | null = null;

/** The headless shell has the same engine at half the processor time, but no notifications. */
function pathOf(isWhole: boolean): string {
  const whole = process.env.STOEP_CHROMIUM ?? "/usr/bin/chromium";
  return isWhole ? whole : (process.env.STOEP_CHROMIUM_SHELL ?? whole);
}

/** Call once at the top of a journey's file. */
export function useBrowser({ isWhole = false } = {}): void {
  beforeAll(async () => {
    const executablePath = pathOf(isWhole);
    browser = browsers.get(executablePath);
    if (browser?.isConnected()) return;
    browser = await chromium.launch({ executablePath, args: flags, handleSIGTERM: false });
    // A worker that must end has half a second: too short to close properly, but enough to leave no browser or folder behind.
    if (browsers.size === 0) process.once("SIGTERM", () => process.exit());
    browsers.set(executablePath, browser);
  });
  afterEach(async ({ task }) => {
    const seen = errors.filter((text) => !allowed?.test(text));
    errors = [];
    allowed = null;
    if (task.result?.state === "fail") await keepTraces(task.name);
    for (const context of contexts) await context.close();
    contexts = [];
    expect(seen).toEqual([]);
  });
}

/** For a journey that breaks the connection, or the server, on purpose. */
export function expectNoErrorsBut(pattern: RegExp): void {
  allowed = pattern;
}

/** Sizes at which every screen is tested. */
export const wide = { width: 1280, height: 900 };
export const narrow = { width: 390, height: 844 };

export interface PageOptions extends BrowserContextOptions {
  /** Software rendering makes a map slower than the rest of its page, so only journeys about the map load it. */
  hasMap?: boolean;
  /** The session of someone who is already signed in. */
  session?: BrowserSession;
}

export async function openPage(path: string, { hasMap = false, session, ...options }: PageOptions = {}): Promise<Page> {
  if (!browser) throw new Error("useBrowser() comes before the first page");
  const context = await browser.newContext({
    baseURL: home().origin,
    viewport: wide,
    locale: "en-GB",
    reducedMotion: "reduce",
    ...options,
  });
  contexts.push(context);
  await context.addInitScript(moveDate, home().aheadMs);
  // This journey's list: an error that a page logs while it is being closed does not count for the next journey.
  const seen = errors;
  const page = await context.newPage();
  // How long to wait for what is to come, not how fast it should be: a machine may be busy.
  page.setDefaultTimeout(30_000);
  watchRequests(page);
  // The browser needs some time to learn that someone waits for its file chooser, so it learns that in advance.
  page.on("filechooser", () => {});
  page.on("pageerror", (error) => seen.push(`${page.url()}: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" && !isExpected(message.text())) seen.push(`${page.url()}: ${message.text()}`);
  });
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(home().origin))
      seen.push(`asked the outside: ${request.url()}`);
  });
  if (!hasMap) await leaveMapOut(page);
  if (session) await context.addCookies(session.cookies);
  const remembering = session && (await page.addInitScript(remember, session.record));
  await page.goto(path);
  await remembering?.dispose();
  return page;
}

/** What signing in leaves in a browser: cookies, and the session record. */
export interface BrowserSession {
  cookies: Parameters<BrowserContext["addCookies"]>[0][number][];
  record: { key: string; value: string };
}

const remember = ({ key, value }: BrowserSession["record"]) => localStorage.setItem(key, value);

/** Replaces the map's script by a module whose exports all render nothing. */
async function leaveMapOut(page: Page): Promise<void> {
  const devices = await page.context().newCDPSession(page);
  devices.on("Fetch.requestPaused", ({ requestId }) => {
    const responseHeaders = [{ name: "content-type", value: "text/javascript" }];
    const body = Buffer.from(nothingToSee).toString("base64");
    // The page may have been closed by now.
    devices.send("Fetch.fulfillRequest", { requestId, responseCode: 200, responseHeaders, body }).catch(() => null);
  });
  await devices.send("Fetch.enable", { patterns: [{ urlPattern: "*/dashboard/assets/map-????????.js" }] });
}

/** A dynamic import resolves to what the module's `then` gives, so any export works, whatever short name the build gave it. */
const nothingToSee = `const parts = new Proxy({}, { get: (_, name) => (name === "then" ? undefined : () => null) });
export const then = (give) => give(parts);`;

/** Refused requests (a wrong password, no session yet), which the browser itself reports and the page handles. */
const isExpected = (text: string) => /Failed to load resource: the server responded with a status of 4\d\d/.test(text);

/** Saves screenshots of the pages of a failed journey, and what its server has printed. */
async function keepTraces(name: string): Promise<void> {
  const folder = join(import.meta.dirname, "../.stoep/failed-journeys");
  mkdirSync(folder, { recursive: true });
  const start = join(folder, name.replace(/[^\w]+/g, "-").slice(0, 60));
  const pages = contexts.flatMap((context) => context.pages());
  for (const [number, page] of pages.entries())
    await page.screenshot({ path: `${start}-${number + 1}.png` }).catch(() => null);
  // A server that was started by hand prints to its own terminal.
  if (existsSync(outputOf(home().folder))) copyFileSync(outputOf(home().folder), `${start}-server.log`);
}

const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const guidelines = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Violations of WCAG 2.2 A and AA that axe reports. The script stays in the page: loading it takes longer than running its rules. */
export async function barriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  const violations = await page.evaluate(async (values) => {
    const { run } = (globalThis as typeof globalThis & { axe: typeof import("axe-core") }).axe;
    // Style sheets are left out: only a rule that is not run needs them.
    const preload = { assets: ["media" as const] };
    // A sticky bar covers whatever the page happens to be scrolled to, so it becomes static during the check.
    const sticking = [...document.querySelectorAll<HTMLElement>("body *")].filter(
      (one) => getComputedStyle(one).position === "sticky",
    );
    for (const one of sticking) one.style.position = "static";
    // The rows of a long list are alike, and most of the time would go into looking at all of them.
    const exclude = [["tbody tr:nth-child(n + 13)"], ["li:nth-child(n + 13)"]];
    const found = await run({ exclude }, { runOnly: { type: "tag", values }, resultTypes: ["violations"], preload });
    for (const one of sticking) one.style.removeProperty("position");
    return found.violations;
  }, guidelines);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(" ")} (${failureSummary?.split("\n").at(1)?.trim()})`,
    ),
  );
}

/** Kept only when STOEP_PICTURES names a folder. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.STOEP_PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}
