import { expect, test } from "vitest";
import { monthAt, reachedMark, textsLeft } from "./rules.ts";

test("a month is that of the network's clocks", () => {
  const newYear = new Date("2026-12-31T23:30:00Z");
  expect([monthAt(newYear, "Europe/Brussels"), monthAt(newYear, "UTC")]).toEqual(["2027-01", "2026-12"]);
});

test.each([
  [null, 500, null],
  [100, 40, 60],
  [100, 100, 0],
  // It was lowered.
  [10, 40, 0],
])("with a ceiling of %s and %s sent, %s are left", (ceiling, sent, left) =>
  expect(textsLeft(ceiling, sent)).toBe(left),
);

test.each([
  [null, 0, 1_000, null],
  [0, 0, 0, null],
  [100, 78, 79, null],
  [100, 79, 80, "low"],
  [100, 80, 99, null],
  [100, 99, 100, "spent"],
  [100, 10, 100, "spent"],
  [100, 100, 100, null],
  [1, 0, 1, "spent"],
])("with a ceiling of %s, from %s to %s owners are told: %s", (ceiling, before, after, mark) =>
  expect(reachedMark(ceiling, before, after)).toBe(mark),
);
