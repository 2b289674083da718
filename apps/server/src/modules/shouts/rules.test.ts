import { expect, test } from "vitest";
import { medianOf, monthsOf } from "./rules.ts";

const now = new Date("2026-03-31T22:30:00Z");
const zone = "Europe/Brussels";
test("a period has whole months by the network's clocks", () => {
  expect(monthsOf("3-months", now, zone)).toEqual({
    months: ["2026-02-01", "2026-03-01", "2026-04-01"],
    until: "2026-04-01",
  });
  expect(monthsOf("12-months", now, zone).months).toHaveLength(12);
  expect(monthsOf("this-year", now, zone).months[0]).toBe("2026-01-01");
  expect(monthsOf("this-year", now, zone).months).toHaveLength(4);
  expect(monthsOf("last-year", now, zone)).toMatchObject({ until: "2025-12-31" });
  expect(monthsOf("last-year", now, zone).months.at(-1)).toBe("2025-12-01");
});

test("a median is the lower one of the middle two", () => {
  expect(medianOf([{ hours: 3, total: 4 }])).toBeNull();
  expect(
    medianOf([
      { hours: 72, total: 3 },
      { hours: 3, total: 3 },
    ]),
  ).toBe(3);
  expect(
    medianOf([
      { hours: 72, total: 4 },
      { hours: 3, total: 3 },
    ]),
  ).toBe(72);
});
