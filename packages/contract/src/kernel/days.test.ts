import { expect, test } from "vitest";
import { daysBetween, daysLater, monthsLater, startOfMonth } from "./days.ts";

test("a month after the 31st is the last day of the next", () =>
  expect([1, 2, 12, -2].map((months) => monthsLater("2026-01-31", months))).toEqual([
    "2026-02-28",
    "2026-03-31",
    "2027-01-31",
    "2025-11-30",
  ]));

test("days are counted as on a calendar, also across the nights when the clocks change", () => {
  expect(daysLater("2026-03-28", 2)).toBe("2026-03-30");
  expect(daysLater("2028-03-01", -1)).toBe("2028-02-29");
  expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
  expect(daysBetween("2026-10-26", "2026-10-24")).toBe(-2);
});

test("every day of a month has the same first", () =>
  expect(["2026-11-01", "2026-11-30"].map(startOfMonth)).toEqual(["2026-11-01", "2026-11-01"]));
