/** The worker is a separate file that no build touches: it runs here as in a browser, with its own globals. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const source = readFileSync(join(import.meta.dirname, "../../public/service-worker.js"), "utf8");
const origin = "https://stoep.test";

/** Starts the worker; `asked` and `kept` list the addresses that were fetched and stored. `type`: of what the server answers. */
function start(type = "text/html; charset=utf-8") {
  const listeners = new Map<string, (event: object) => void>();
  const asked: string[] = [];
  const kept = new Map<string, Response>();
  const opened: string[] = [];
  const addressOf = (request: string | { url: string }) =>
    new URL(typeof request === "string" ? request : request.url, origin);
  const pathOf = (request: string | { url: string }) => addressOf(request).pathname;
  const cache = {
    match: async (request: string) => kept.get(pathOf(request))?.clone(),
    put: async (request: string, answer: Response) => void kept.set(pathOf(request), answer),
    keys: async () => [...kept.keys()],
    delete: async (request: string) => kept.delete(pathOf(request)),
  };
  const self = {
    location: { origin },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    clients: { matchAll: async () => [], openWindow: async (address: string) => void opened.push(address) },
  };
  const fetch = async (request: { url: string }) => {
    asked.push(pathOf(request));
    return new Response("fresh", { headers: { "content-type": type } });
  };
  runInNewContext(source, { self, fetch, URL, Response, caches: { open: async () => cache, match: cache.match } });
  /** Whether the worker answers a request itself; resolves once it has. */
  const request = async (path: string, more: { method?: string; mode?: string } = {}) => {
    let answer: Promise<Response> | undefined;
    const event = {
      request: { url: addressOf(path).href, method: "GET", mode: "cors", ...more },
      respondWith: (given: Promise<Response>) => {
        answer = given;
      },
    };
    listeners.get("fetch")?.(event);
    await answer;
    return answer !== undefined;
  };
  const press = async (link: string) => {
    let done: Promise<unknown> | undefined;
    const notification = { close: () => {}, data: link };
    const waitUntil = (given: Promise<unknown>) => {
      done = given;
    };
    listeners.get("notificationclick")?.({ notification, waitUntil });
    await done;
    return opened.at(-1);
  };
  return { request, press, asked, kept };
}

test.each([
  "/api/feed",
  "/api/session",
  "/api/files/0199a000/original",
  "/dashboard/assets/index.js",
  "https://elsewhere.test/assets/index.js",
])("the worker leaves %s to the browser and stores nothing of it", async (path) => {
  const { request, kept } = start();
  expect(await request(path)).toBe(false);
  expect(kept.size).toBe(0);
});

test.each(["/dashboard/", "/api/docs", "/health", "/dev/mails"])(
  "the page %s is not the residents' app",
  async (path) => {
    const { request } = start();
    expect(await request(path, { mode: "navigate" })).toBe(false);
  },
);

test.each([
  "/open-data/gent",
  "/open-data/gent/ideas.csv",
  "/open-data/gent/ideas.geojson",
  "/robots.txt",
  "/sitemap.xml",
  "/gent/sitemap.xml",
  "/gent/sitemap/post-2026.xml",
  "/gent/participation",
  "/gent/participation/0199a000",
  "/gent/participation/projects/0199a000",
  "/gent/participation/feed.xml",
  "/gent/participation/0199a000/feed.xml",
  "/embed/gent/participation",
  "/forms/gent/help",
])("opening %s leaves the app that opens offline as it is", async (path) => {
  const { request, kept } = start();
  expect(await request(path, { mode: "navigate" })).toBe(false);
  expect(kept.size).toBe(0);
});

test("of the app's own addresses the page is kept, and nothing but a page", async () => {
  const pages = start();
  expect(await pages.request("/gent/projects/0199a000", { mode: "navigate" })).toBe(true);
  expect([...pages.kept.keys()]).toEqual(["/"]);
  for (const type of ["text/csv; charset=utf-8", "application/geo+json", "application/xml", "text/plain"]) {
    const { request, kept } = start(type);
    expect(await request("/gent/projects/0199a000", { mode: "navigate" })).toBe(true);
    expect(kept.size).toBe(0);
  }
});

test("the worker never answers a request that sends data", async () => {
  const { request } = start();
  expect(await request("/api/files/0199a000/320", { method: "POST" })).toBe(false);
});

test("pictures and the app's own files are fetched once", async () => {
  const { request, asked } = start();
  for (const path of ["/api/files/0199a000/320", "/assets/index-1.js"]) {
    expect(await request(path)).toBe(true);
    expect(await request(path)).toBe(true);
  }
  expect(asked).toEqual(["/api/files/0199a000/320", "/assets/index-1.js"]);
});

test("a notification opens a page of this address only", async () => {
  const { press } = start();
  expect(await press("/gent/m/1")).toBe("/gent/m/1");
  expect(await press("https://elsewhere.test/gent/m/1")).toBe("/");
  expect(await press("//elsewhere.test/gent/m/1")).toBe("/");
});
