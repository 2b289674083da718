/** Going from screen to screen, and knowing when one is complete. */
import type { Page, Request } from "playwright-core";

const appOf = (path: string) => (path.startsWith("/dashboard") ? "dashboard" : "resident");

/** Inside one app as its own links go, which is quicker than loading it anew. */
export async function goTo(page: Page, path: string): Promise<void> {
  if (appOf(path) !== appOf(new URL(page.url()).pathname)) {
    await page.goto(path);
    return;
  }
  await page.evaluate((address) => {
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
    scrollTo(0, 0);
  }, path);
}

const underWay = new WeakMap<Page, Set<Request>>();

/** The stream of events never ends; everything else does. */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on("request", (request) => request.url().endsWith("/api/live") || requests.add(request));
  page.on("requestfinished", (request) => requests.delete(request));
  page.on("requestfailed", (request) => requests.delete(request));
}

const stillMilliseconds = 100;
/** Of what the map's worker asks for, the end is not always told. */
const longestMilliseconds = 3000;

/** Nothing was asked for a moment, and no placeholder stands any more. */
export async function settled(page: Page): Promise<void> {
  const end = Date.now() + longestMilliseconds;
  for (let still = 0; still < stillMilliseconds && Date.now() < end; still += 20) {
    await page.waitForTimeout(20);
    if ((underWay.get(page)?.size ?? 0) > 0) still = 0;
  }
  underWay.get(page)?.clear();
  await page.waitForFunction(
    () => document.querySelector("h1") && !document.querySelector('[class*="keleton-root"], [class*="spinner" i]'),
  );
}
