import { sumOf } from "@stoep/contract/kernel";
import { expect, test } from "vitest";
import { binsOf } from "./bins.ts";

const counted = (...values: number[]) => values.map((value) => ({ value, count: 1 }));

test("whole numbers that lie together have a column each, also those that nobody gave", () => {
  expect(binsOf(counted(2, 4), null)).toEqual([
    { from: 2, to: 2, count: 1 },
    { from: 3, to: 3, count: 0 },
    { from: 4, to: 4, count: 1 },
  ]);
  expect(binsOf(counted(7), { from: 0, to: 10 })).toHaveLength(11);
});

test("few numbers that lie far apart have a column each", () => {
  expect(binsOf(counted(1.5, 2000), null).map(({ from }) => from)).toEqual([1.5, 2000]);
});

test.each([
  ["whole", Array.from({ length: 300 }, (_, at) => at * 3 + 1)],
  ["other", Array.from({ length: 300 }, (_, at) => at / 7)],
])("many %s numbers stand in stretches that touch and hold each number once", (_, values) => {
  const bins = binsOf(counted(...values), null);
  expect(bins.length).toBeLessThanOrEqual(20);
  expect(sumOf(bins, ({ count }) => count)).toBe(300);
  expect(bins[0]?.from).toBe(values[0]);
  expect(bins.at(-1)?.to).toBeGreaterThanOrEqual(values.at(-1) ?? 0);
});

test("without a number there is no column", () => expect(binsOf([], null)).toEqual([]));
