import { expect, test } from "vitest";
import { dayAt, instantAt, isSkippedTime, startOfDay, wallClockAt } from "./wall-clock.ts";

const zone = "Europe/Brussels";

test.each([
  ["in winter", "2026-01-15", "09:30", "2026-01-15T08:30:00.000Z"],
  ["in summer", "2026-07-15", "09:30", "2026-07-15T07:30:00.000Z"],
  ["at midnight", "2026-07-15", "00:00", "2026-07-14T22:00:00.000Z"],
  ["that is skipped in spring", "2026-03-29", "02:30", "2026-03-29T01:30:00.000Z"],
  ["just after the change in spring", "2026-03-29", "03:00", "2026-03-29T01:00:00.000Z"],
  ["that comes twice in autumn, the first", "2026-10-25", "02:30", "2026-10-25T00:30:00.000Z"],
  ["just after the change in autumn", "2026-10-25", "03:00", "2026-10-25T02:00:00.000Z"],
])("a clock time %s is an instant", (_, day, time, instant) =>
  expect(instantAt(day, time, zone).toISOString()).toBe(instant),
);

test("what the clocks show at an instant is read back, also on the two nights of the change", () => {
  expect(wallClockAt(new Date("2026-10-25T00:30:00Z"), zone)).toEqual({ day: "2026-10-25", time: "02:30" });
  expect(wallClockAt(new Date("2026-10-25T01:30:00Z"), zone)).toEqual({ day: "2026-10-25", time: "02:30" });
  expect(wallClockAt(new Date("2026-03-29T01:30:00Z"), zone)).toEqual({ day: "2026-03-29", time: "03:30" });
});

test("only a time that no clock shows is skipped", () => {
  expect(["01:59", "02:00", "02:59", "03:00"].map((time) => isSkippedTime("2026-03-29", time, zone))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isSkippedTime("2026-10-25", "02:30", zone)).toBe(false);
});

test("a day begins at midnight by the clocks of the zone, and lasts until the next midnight", () => {
  expect(startOfDay("2026-07-15", zone).toISOString()).toBe("2026-07-14T22:00:00.000Z");
  expect(dayAt(new Date("2026-07-14T21:59:59Z"), zone)).toBe("2026-07-14");
  expect(dayAt(new Date("2026-07-14T22:00:00Z"), zone)).toBe("2026-07-15");
});
