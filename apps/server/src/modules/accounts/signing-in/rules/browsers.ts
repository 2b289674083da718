/** Telling browsers apart by how they name themselves: roughly, for people. */

const rememberedMs = 90 * 24 * 60 * 60 * 1000;

/** Without versions: an update does not make another browser of it. */
const flat = (agent: string) => agent.replace(/[\d._]+/g, "").trim();

/** `before`: where the account was used from, the newest first. Nothing yet: nothing to compare with. */
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

/** "Firefox, Windows"; null for what is no browser that we know. */
export function browserFamily(agent: string): string | null {
  const parts = [named(agent, browsers), named(agent, systems)].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : null;
}
