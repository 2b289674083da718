/** How large a page's first load may be, read from the built apps: on a phone with poor reception every kilobyte takes time. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Weight } from "../tools/weigh-pages.ts";

const weightsOf = (app: string): Record<string, Weight> =>
  JSON.parse(readFileSync(new URL(`../apps/${app}/dist/weights.json`, import.meta.url), "utf8"));

/** Kilobytes (1,000 bytes), gzipped, for every page that is weighed. The figures of script are a brake for the whole product; how soon a page is painted decides. */
const ceilings = [
  { app: "resident", script: 130, style: 8 },
  { app: "dashboard", script: 222, style: 33 },
];

test.each(ceilings)("$app: at most $script kB of script and $style kB of style", ({ app, script, style }) => {
  const pages = Object.entries(weightsOf(app));
  expect(pages.length).toBeGreaterThan(0);
  const heavy = pages.filter(([, weight]) => weight.script > script * 1000 || weight.style > style * 1000);
  expect(heavy).toEqual([]);
});
