/** What stays in view while the page scrolls lets go at a zoom of 400 %: it takes its position from the tokens. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
/** Small and gone in a moment, or within something that scrolls by itself; dialogs have a rule of their own. */
const others = [
  "apps/resident/src/app/kit/overlays/dialog.module.css",
  "apps/resident/src/app/kit/toast-area.module.css",
  "apps/resident/src/features/feed/parts/filters.module.css",
  "packages/ui/src/areas/area-figures.module.css",
  "packages/ui/src/controls/dialog.module.css",
  "packages/ui/src/feedback/spinner.module.css",
  "packages/ui/src/feedback/toast-area.module.css",
  "packages/ui/src/layout/app-shell.module.css: .skip",
];

/** The file, or with its selector where the file has others too. */
const staying = globSync("{apps,packages}/*/src/**/*.css", { cwd: root }).flatMap((path) => {
  const rules = [...readFileSync(join(root, path), "utf8").matchAll(/([^{};]+)\{[^{}]*position: (?:sticky|fixed);/g)];
  return rules.map(([, selector = ""]) => [path, `${path}: ${selector.trim().split("\n").at(-1)?.trim()}`]);
});

test("what stays in view is positioned by `--st-stay` or `--st-float`", () => {
  const found = staying.filter((names) => !names.some((name) => others.includes(name)));
  expect(found.map(([, rule]) => rule)).toEqual([]);
});

test("every exception is needed", () => {
  expect(others.filter((name) => !staying.flat().includes(name))).toEqual([]);
});
