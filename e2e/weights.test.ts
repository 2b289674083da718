/** How large a page's first load may be, read from the built apps: on a phone with poor reception every kilobyte takes time. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Weight } from "../tools/weigh-pages.ts";

const weightsOf = (app: string): Record<string, Weight> =>
  JSON.parse(readFileSync(new URL(`../apps/${app}/dist/weights.json`, import.meta.url), "utf8"));

/** Kilobytes (1,000 bytes), gzipped. */
const ceilings: [app: string, page: string, script: number, style: number][] = [
  ["resident", "feed", 120, 8],
  ["resident", "sign-in", 112, 6],
  ["dashboard", "start", 197, 45],
  ["dashboard", "sign-in", 184, 45],
  ["dashboard", "back office", 200, 45],
];

test.each(ceilings)("%s, %s: at most %d kB of script and %d kB of style", (app, page, script, style) => {
  const weight = weightsOf(app)[page];
  expect(weight?.script).toBeLessThanOrEqual(script * 1000);
  expect(weight?.style).toBeLessThanOrEqual(style * 1000);
});

test("every page that is weighed has a ceiling", () => {
  for (const app of ["resident", "dashboard"])
    expect(Object.keys(weightsOf(app))).toEqual(ceilings.flatMap(([of, page]) => (of === app ? [page] : [])));
});
