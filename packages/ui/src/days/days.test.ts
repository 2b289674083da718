import { expect, test } from "vitest";
import { addDays, addMonths, dayAt, daysOf, isDay, startOfWeek, weeksOfMonth } from "./index.ts";

test("days are added across changes of the clock and the end of a year", () => {
  expect(addDays("2026-03-28", 2)).toBe("2026-03-30");
  expect(addDays("2026-10-26", -2)).toBe("2026-10-24");
  expect(daysOf("2026-12-30", 4)).toEqual(["2026-12-30", "2026-12-31", "2027-01-01", "2027-01-02"]);
});

test("a month later is the same day, or the last day of a shorter month", () => {
  expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
  expect(addMonths("2028-01-31", 1)).toBe("2028-02-29");
  expect(addMonths("2026-01-15", -1)).toBe("2025-12-15");
});

test("weeks start on Monday, and a month has whole weeks", () => {
  expect(startOfWeek("2026-11-22")).toBe("2026-11-16");
  expect(startOfWeek("2026-11-23")).toBe("2026-11-23");
  const weeks = weeksOfMonth("2026-11-22");
  expect(weeks.map(([first]) => first)).toEqual([
    "2026-10-26",
    "2026-11-02",
    "2026-11-09",
    "2026-11-16",
    "2026-11-23",
    "2026-11-30",
  ]);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  // February 2027 starts on a Monday and has four weeks.
  expect(weeksOfMonth("2027-02-10")).toHaveLength(4);
});

test("an instant falls on the day in its time zone", () => {
  expect(dayAt("2026-11-21T23:30:00.000Z", "Europe/Brussels")).toBe("2026-11-22");
  expect(dayAt("2026-11-21T23:30:00.000Z", "UTC")).toBe("2026-11-21");
});

test.each([["2026-02-29"], ["2026-13-01"], ["yesterday"], ["2026-1-1"], [""]])("%j is not a day", (text) => {
  expect(isDay(text)).toBe(false);
  expect(isDay("2028-02-29")).toBe(true);
});
