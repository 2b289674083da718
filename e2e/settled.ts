/** Goes from screen to screen, and waits until one is complete. */
import type { Page, Request } from "playwright-core";

const appOf = (path: string) => (path.startsWith("/dashboard") ? "dashboard" : "resident");

/** Within one app it navigates as the app's own links do, which is quicker than a reload. */
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

const underWay = new WeakMap<Page, Map<Request, number>>();

/** Tracks open requests, except the event stream, which never ends. */
export function watchRequests(page: Page): void {
  const requests = new Map<Request, number>();
  underWay.set(page, requests);
  page.on("request", (request) => request.url().endsWith("/api/live") || requests.set(request, performance.now()));
  page.on("requestfinished", (request) => requests.delete(request));
  page.on("requestfailed", (request) => requests.delete(request));
}

const longestMilliseconds = 20_000;
/** The end of requests by the map's worker is not always reported. */
const longestRequestMilliseconds = 1000;

/** Waits until, several times in a row, no request is open and no placeholder is shown. */
export async function settled(page: Page, looks = 3): Promise<void> {
  const end = performance.now() + longestMilliseconds;
  do {
    if (!(await isCalm(page, looks, end - performance.now()))) throw new Error(`${page.url()} does not come to rest`);
  } while (isAsking(page));
}

function isAsking(page: Page): boolean {
  const since = performance.now() - longestRequestMilliseconds;
  return [...(underWay.get(page)?.values() ?? [])].some((startedAt) => startedAt > since);
}

const placeholders = '[data-waiting], [class*="keleton-root"], [class*="_spinner_"], [class*="Loader-root"]';

/** Checks after each frame, once pending work is done. Returns false if time runs out. */
const isCalm = (page: Page, looks: number, milliseconds: number): Promise<boolean> =>
  page.evaluate(
    async ({ selector, looks, milliseconds }) => {
      const end = performance.now() + milliseconds;
      const pause = (length: number) => new Promise((done) => setTimeout(done, length));
      for (let calm = 0; calm < looks; ) {
        if (performance.now() > end) return false;
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        await pause(30);
        if (document.querySelector("h1") && !document.querySelector(selector)) calm++;
        else {
          calm = 0;
          await pause(50);
        }
      }
      return true;
    },
    { selector: placeholders, looks, milliseconds },
  );
