/** The gzipped size of scripts loaded before the first screen, measured in a browser on the demonstration city. */
import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { BrowserContext } from "playwright-core";
import type { Demonstration } from "./demonstration.ts";

/** Kilobytes (1,000 bytes) of the entry pages. */
export interface Weights {
  dashboard: number;
  dashboardSignIn: number;
  feed: number;
  residentSignIn: number;
}

export async function measureWeights({ open, signIn }: Demonstration): Promise<Weights> {
  const signedIn = async (door: string, email: string, first: string) => {
    const context = await open();
    await (await signIn(context, door, email)).close();
    return weighScripts(context, first);
  };
  return {
    dashboard: await signedIn("/dashboard/sign-in", "els@gent.example", "/dashboard/"),
    dashboardSignIn: await weighScripts(await open(), "/dashboard/sign-in"),
    feed: await signedIn("/gent/sign-in", "dirk@example.org", "/gent"),
    residentSignIn: await weighScripts(await open(), "/gent/sign-in"),
  };
}

/** Counts everything requested before the heading appeared; later requests were not needed for it. */
async function weighScripts(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
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
  // The event stream never ends, so the network is never idle.
  await pause(4_000);
  const needed = await page.evaluate(() => {
    const shown = performance.getEntriesByName("heading")[0]?.startTime ?? 0;
    return performance.getEntriesByType("resource").flatMap((entry) => (entry.startTime < shown ? [entry.name] : []));
  });
  const weighed = await Promise.all(needed.map((name) => sizes.get(name) ?? 0));
  await context.close();
  return weighed.reduce((sum, size) => sum + size, 0) / 1000;
}
