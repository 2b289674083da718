/** Checks the ceilings on sizes: docs/decisions/2026-11-27-ceilings.md */
import { describe, expect, test } from "vitest";
import { isTest, placeOf, shipped, sources } from "./source-tree.ts";

describe("sizes", () => {
  test("no literal is spread into another to save lines", () => {
    const spread = /^\s*\.\.\.(\{.*\}|\[.*\]|\(\[[^[\]]*\] as const\)),?$/m;
    expect(sources.filter(({ text }) => spread.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test("no folder has more than 25 files, tests apart", () => {
    const folders = Map.groupBy(
      shipped.filter(({ path }) => /^(apps|packages)\//.test(path)),
      ({ path }) => path.slice(0, path.lastIndexOf("/")),
    );
    const tooMany = [...folders].filter(([, files]) => files.length > 25);
    expect(tooMany.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
  });

  test("no file is longer than 300 lines, no test file than 400, no door than 80", () => {
    const ceiling = (path: string) => (placeOf(path).isDoor ? 80 : isTest(path) ? 400 : 300);
    expect(
      sources.filter(({ path, lines }) => lines > ceiling(path)).map(({ path, lines }) => `${path}: ${lines}`),
    ).toEqual([]);
  });

  test("both kernels together have at most 2,500 lines of code", () => {
    const code = (text: string) => text.split("\n").filter((line) => !/^\s*(\/\/|\/?\*|$)/.test(line)).length;
    const kernels = shipped.filter(({ path }) => /(contract\/src|server\/src)\/kernel\//.test(path));
    expect(kernels.reduce((sum, { text }) => sum + code(text), 0)).toBeLessThanOrEqual(2500);
  });
});
