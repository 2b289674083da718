import { expect, test } from "vitest";
import { boxOf, labelPoint } from "./areas.ts";
import { colorOf, colorStepsOf } from "./color-steps.ts";

const square = (west: number, south: number, size: number) => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];

test("figures fall in at most five classes that together cover them all", () => {
  const values = Array.from({ length: 25 }, (_, i) => (i * 37) % 300);
  const steps = colorStepsOf(values, "light");
  expect(steps).toHaveLength(5);
  expect(steps[0]?.from).toBe(Math.min(...values));
  expect(steps.at(-1)?.to).toBe(Math.max(...values));
  expect(values.every((value) => colorOf(value, steps) !== null)).toBe(true);
});

test("a few different figures get a class each, and equal ones share one", () => {
  expect(colorStepsOf([3, 3, 3, 8], "light").map(({ from, to }) => [from, to])).toEqual([
    [3, 3],
    [8, 8],
  ]);
  expect(colorStepsOf([0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6], "dark").every(({ from, to }) => from <= to)).toBe(true);
  expect(colorStepsOf([], "light")).toEqual([]);
});

test("an area without a figure has no colour", () => {
  expect(colorOf(undefined, colorStepsOf([1, 2], "light"))).toBeNull();
});

test("the label position is in the middle of the largest part", () => {
  const geometry = { type: "MultiPolygon" as const, coordinates: [[square(0, 0, 1)], [square(10, 10, 4)]] };
  const [x, y] = labelPoint({ id: "a", name: "A", geometry });
  expect([x, y]).toEqual([12, 12]);
  expect(boxOf([{ id: "a", name: "A", geometry }])).toEqual([0, 0, 14, 14]);
  expect(boxOf([])).toBeNull();
});
