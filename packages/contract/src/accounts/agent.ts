/** The names of a browser and its system, from its user agent. null when it is not recognised. */
export type Agent = { browser: string | null; system: string | null };

/** The first match counts: many browsers also name others. */
const browsers: [name: string, sign: RegExp][] = [
  ["Edge", /Edg(e|A|iOS)?\//],
  ["Opera", /OPR\/|Opera/],
  ["Samsung Internet", /SamsungBrowser\//],
  ["Firefox", /Firefox\/|FxiOS\//],
  ["Chrome", /Chrome\/|CriOS\//],
  ["Safari", /Safari\//],
];
const systems: [name: string, sign: RegExp][] = [
  ["iOS", /iPhone|iPad/],
  ["Android", /Android/],
  ["Windows", /Windows/],
  ["ChromeOS", /CrOS/],
  ["macOS", /Mac OS X|Macintosh/],
  ["Linux", /Linux/],
];

const first = (list: typeof browsers, text: string) => list.find(([, sign]) => sign.test(text))?.[0] ?? null;

export const readAgent = (text: string): Agent => ({ browser: first(browsers, text), system: first(systems, text) });
