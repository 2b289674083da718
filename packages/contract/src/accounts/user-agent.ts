/** The names of a browser and its system, from its user agent. null when it is not recognised. */
export type UserAgent = { browser: string | null; system: string | null };

/** The first match counts: many browsers also name others. */
const browsers: [name: string, sign: RegExp][] = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\bOP(R|T|iOS|X)\/|\bOpera\b/],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["DuckDuckGo", /\b(Ddg|DuckDuckGo)\//],
  ["Vivaldi", /\bVivaldi\//],
  ["Firefox", /\b(Firefox|FxiOS|Focus)\//],
  ["Chromium", /\bChromium\//],
  ["Chrome", /\b(Headless)?Chrome\/|\bCriOS\//],
  ["Safari", /\bSafari\//],
  // Within another app on an Apple phone, the page is shown by Safari's engine without its name.
  ["Safari", /^Mozilla\/[\d.]+ \((iPhone|iPad);/],
  ["Internet Explorer", /\bMSIE |\bTrident\//],
];
const systems: [name: string, sign: RegExp][] = [
  ["iOS", /\b(iPhone|iPad|iPod)\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMac OS X\b|\bMacintosh\b/],
  ["Linux", /\bLinux\b|\bX11\b/],
];

const firstMatch = (list: typeof browsers, text: string) => list.find(([, sign]) => sign.test(text))?.[0] ?? null;

export const readUserAgent = (text: string): UserAgent => ({
  browser: firstMatch(browsers, text),
  system: firstMatch(systems, text),
});
