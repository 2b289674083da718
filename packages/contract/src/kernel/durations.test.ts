import { expect, test } from "vitest";
import { dayMinutes, dayMs, daySeconds, daysAfter, daysBefore } from "./durations.ts";

test("a day is as long in each unit, and a moment is moved by whole ones, whatever the clocks do", () => {
  expect([dayMs, daySeconds, dayMinutes]).toEqual([24 * 3600 * 1000, 24 * 3600, 24 * 60]);
  const moment = new Date("2026-10-26T08:00:00Z");
  expect(daysBefore(moment, 2).toISOString()).toBe("2026-10-24T08:00:00.000Z");
  expect(daysAfter(moment, 0.5).toISOString()).toBe("2026-10-26T20:00:00.000Z");
});
