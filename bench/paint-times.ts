/** How soon a resident can read their feed on a slow phone: the largest part of the first screen, at a first visit and at later ones. */
import { setTimeout as pause } from "node:timers/promises";
import type { BrowserContext } from "playwright-core";
import type { Demonstration } from "./demonstration.ts";
import { timesSlower } from "./press-times.ts";

/** Milliseconds until the largest contentful paint, sorted. */
export interface Paint {
  first: number[];
  again: number[];
}

const rounds = 5;
/** Lighthouse's slow 4G: the time of a round trip, and kilobits a second down and up. */
const slow4g = { latency: 150, down: 1638.4, up: 675 };
const bytes = (kilobits: number) => (kilobits * 1024) / 8;

export async function measurePaint({ open, signIn }: Demonstration): Promise<Paint> {
  const door = await open();
  await (await signIn(door, "/gent/sign-in", "dirk@example.org")).close();
  const { cookies, origins } = await door.storageState();
  const paint: Paint = { first: [], again: [] };
  for (let round = 0; round < rounds; round++) {
    // With the session, and an empty cache.
    const context = await open();
    await context.addCookies(cookies);
    await context.addInitScript((all) => {
      for (const { origin, localStorage: kept } of all)
        if (origin === location.origin) for (const { name, value } of kept) localStorage.setItem(name, value);
    }, origins);
    paint.first.push(await largest(context));
    paint.again.push(await largest(context));
    await context.close();
  }
  await door.close();
  for (const times of Object.values(paint)) times.sort((one: number, other: number) => one - other);
  return paint;
}

async function largest(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  const devices = await context.newCDPSession(page);
  await devices.send("Network.enable");
  await devices.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: slow4g.latency,
    downloadThroughput: bytes(slow4g.down),
    uploadThroughput: bytes(slow4g.up),
  });
  await devices.send("Emulation.setCPUThrottlingRate", { rate: timesSlower });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/gent");
  await page.locator("article").first().waitFor();
  await pause(3_000);
  const at = await page.evaluate(
    () =>
      new Promise<number>((tell) => {
        const seen = (list: PerformanceObserverEntryList) => tell(list.getEntries().at(-1)?.startTime ?? Number.NaN);
        new PerformanceObserver(seen).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  await page.close();
  return at;
}
