import { expect, test } from "vitest";
import { firstIdOf, firstIdYear, lastIdYear, yearOfId } from "./id-years.ts";

test("a year has the ids from its first moment to its last, in UTC", () => {
  const at = (moment: string) => {
    const hex = Date.parse(moment).toString(16).padStart(12, "0");
    return `${hex.slice(0, 8)}-${hex.slice(8)}-7a00-8a00-00000000000a`;
  };
  const [before, first, last, after] = [
    at("2025-12-31T23:59:59.999Z"),
    at("2026-01-01T00:00:00.000Z"),
    at("2026-12-31T23:59:59.999Z"),
    at("2027-01-01T00:00:00.000Z"),
  ];
  expect([before, first, last, after].map(yearOfId)).toEqual([2025, 2026, 2026, 2027]);
  expect([before, firstIdOf(2026), first, last, firstIdOf(2027), after]).toEqual(
    [after, last, first, before, firstIdOf(2027), firstIdOf(2026)].sort(),
  );
});

test("ids of any kind are in a year that there is", () => {
  for (const year of [firstIdYear, lastIdYear]) expect(yearOfId(firstIdOf(year))).toBe(year);
  expect(yearOfId("ffffffff-ffff-4fff-bfff-ffffffffffff")).toBe(lastIdYear);
});
