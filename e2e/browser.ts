/** A real browser for the journeys. Whatever a page logs as an error fails the journey that caused it. */
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterEach, beforeAll, expect } from "vitest";
import { home } from "./home.ts";
import { watchRequests } from "./settled.ts";

export const password = "stoep-demo-2026";
/** Playwright's own, which this list takes the place of; then the lists under an address bar that nobody sees. */
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
  // Pages are put together without a card; only the map draws with what stands in for one.
  "--disable-gpu-compositing",
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
];

/** Of this worker: its files share it, and it goes when the worker does. */
let browser: Browser | undefined;
let contexts: BrowserContext[] = [];
let errors: string[] = [];
let allowed: RegExp | null = null;

/** Call once at the top of a journey's file. */
export function useBrowser(): void {
  beforeAll(async () => {
    if (browser?.isConnected()) return;
    const executablePath = process.env.STOEP_CHROMIUM ?? "/usr/bin/chromium";
    browser = await chromium.launch({ executablePath, args: flags, handleSIGTERM: false });
    // A worker that is told to go has half a second: too short for a farewell, long enough to leave no browser or folder behind.
    process.once("SIGTERM", () => process.exit());
  });
  afterEach(async ({ task }) => {
    const seen = errors.filter((text) => !allowed?.test(text));
    errors = [];
    allowed = null;
    if (task.result?.state === "fail") await keepPictures(task.name);
    for (const context of contexts) await context.close();
    contexts = [];
    expect(seen).toEqual([]);
  });
}

/** For a journey that breaks the line, or the server, on purpose. */
export function expectNoErrorsBut(pattern: RegExp): void {
  allowed = pattern;
}

/** Sizes that every screen is tried at. */
export const wide = { width: 1280, height: 900 };
export const narrow = { width: 390, height: 844 };

export interface PageOptions extends BrowserContextOptions {
  /** Drawn by a program in place of a card, a map takes longer than all else on its page: who looks at it asks for it. */
  hasMap?: boolean;
  /** Who is signed in already. */
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
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  watchRequests(page);
  // The browser takes a moment to learn that someone waits for its file chooser: it is told before anybody does.
  page.on("filechooser", () => {});
  page.on("pageerror", (error) => errors.push(`${page.url()}: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" && !isExpected(message.text())) errors.push(`${page.url()}: ${message.text()}`);
  });
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(home().origin))
      errors.push(`asked the outside: ${request.url()}`);
  });
  if (!hasMap) await leaveMapOut(page);
  if (session) await context.addCookies(session.cookies);
  const remembering = session && (await page.addInitScript(remember, session.record));
  await page.goto(path);
  await remembering?.dispose();
  return page;
}

/** What an app finds in a browser in which someone signed in: cookies, and the record of the session. */
export interface BrowserSession {
  cookies: Parameters<BrowserContext["addCookies"]>[0][number][];
  record: { key: string; value: string };
}

const remember = ({ key, value }: BrowserSession["record"]) => localStorage.setItem(key, value);

/** In place of the map's script comes one in which every part shows nothing. */
async function leaveMapOut(page: Page): Promise<void> {
  const devices = await page.context().newCDPSession(page);
  devices.on("Fetch.requestPaused", ({ requestId }) => {
    const responseHeaders = [{ name: "content-type", value: "text/javascript" }];
    const body = Buffer.from(nothingToSee).toString("base64");
    // A page that is gone by now asks no longer.
    devices.send("Fetch.fulfillRequest", { requestId, responseCode: 200, responseHeaders, body }).catch(() => null);
  });
  await devices.send("Fetch.enable", { patterns: [{ urlPattern: "*/dashboard/assets/map-????????.js" }] });
}

/** A module that is imported by call gives what its `then` gives; who knows under which short name the build exports a part. */
const nothingToSee = `const parts = new Proxy({}, { get: (_, name) => (name === "then" ? undefined : () => null) });
export const then = (give) => give(parts);`;

/** The browser itself reports refused requests (a wrong password, no session yet); the page handles them. */
const isExpected = (text: string) => /Failed to load resource: the server responded with a status of 4\d\d/.test(text);

/** What a journey that failed had before its eyes. */
async function keepPictures(name: string): Promise<void> {
  const folder = join(import.meta.dirname, "../.stoep/failed-journeys");
  mkdirSync(folder, { recursive: true });
  const pages = contexts.flatMap((context) => context.pages());
  for (const [number, page] of pages.entries()) {
    const path = join(folder, `${name.replace(/[^\w]+/g, "-").slice(0, 60)}-${number + 1}.png`);
    await page.screenshot({ path }).catch(() => null);
  }
}

const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const guidelines = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What axe finds against WCAG 2.2 A and AA. It stays in the page: taking it in again takes longer than its rules do. */
export async function barriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  const violations = await page.evaluate(async (values) => {
    const { run } = (globalThis as unknown as { axe: typeof import("axe-core") }).axe;
    // Style sheets are read again by a rule only that is not asked for.
    const preload = { assets: ["media" as const] };
    return (await run({ runOnly: { type: "tag", values }, resultTypes: ["violations"], preload })).violations;
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
