/** Tells browsers apart by their user agent: roughly, for people to read. */

const rememberedMs = 90 * 24 * 60 * 60 * 1000;

/** Without versions, so that an update does not make it another browser. */
const flat = (agent: string) => agent.replace(/[\d._]+/g, "").trim();

/** `before`: the browsers used earlier, newest first. Without any, there is nothing to compare with. */
export function isNewBrowser(agent: string, before: { agent: string; refreshedAt: Date }[], now: Date): boolean {
  if (before.length === 0) return false;
  const since = now.getTime() - rememberedMs;
  return !before.some((one) => one.refreshedAt.getTime() > since && flat(one.agent) === flat(agent));
}

const browsers: [string, RegExp][] = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\bOPR\/|\bOpera\b/],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|Chromium)\//],
  ["Safari", /\bVersion\/.*\bSafari\//],
];
const systems: [string, RegExp][] = [
  ["Android", /\bAndroid\b/],
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
];
const named = (agent: string, among: [string, RegExp][]) => among.find(([, pattern]) => pattern.test(agent))?.[0];

/** "Firefox, Windows"; null for an unknown browser. */
export function browserFamily(agent: string): string | null {
  const parts = [named(agent, browsers), named(agent, systems)].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : null;
}
