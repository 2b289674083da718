/** Dates as people and programs write them in tables. */
import { languages } from "@stoep/contract/kernel";
import { expect, test } from "vitest";
import { dayOf, isNoDay, usualDayOrder } from "./day-text.ts";

const rules = { order: "day-first", today: "2026-11-29" } as const;

test.each([
  ["1950-05-12", "1950-05-12"],
  ["1950-05-12T00:00:00Z", "1950-05-12"],
  ["1950/05/12", "1950-05-12"],
  ["12/05/1950", "1950-05-12"],
  ["12/05/1950 00:00", "1950-05-12"],
  ["12-5-1950", "1950-05-12"],
  ["12.05.1950", "1950-05-12"],
  ["12/05/50", "1950-05-12"],
  ["12/05/26", "2026-05-12"],
  ["30/11/26", "1926-11-30"],
  ["19500512", "1950-05-12"],
  ["18395", "1950-05-12"],
  ["18395.75", "1950-05-12"],
  ["1er mai 1950", "1950-05-01"],
  ["12-mei-50", "1950-05-12"],
  ["May 12, 1950", "1950-05-12"],
  ["12 mrt. 1950", "1950-03-12"],
  ["03/04/2025", "2025-04-03"],
  ["31/02/1950", null],
  ["04/25/2025", null],
  ["1950", null],
  ["5", null],
  ["12 Muide 1950", null],
  ["0/0/00", null],
])("%j is %s", (text, day) => {
  expect(dayOf(text, rules)).toBe(day);
});

test.each(languages)("every month is read by its name in %s", (language) => {
  for (const month of ["long", "short"] as const)
    for (let at = 0; at < 12; at++) {
      const options = { day: "numeric", month, year: "numeric", timeZone: "UTC" } as const;
      const text = new Intl.DateTimeFormat(language, options).format(Date.UTC(1950, at, 12));
      expect([text, dayOf(text, rules)]).toEqual([text, `1950-${String(at + 1).padStart(2, "0")}-12`]);
    }
});

test("what comes first in 03/04/2025 is as usual where the network is, and all else is read alike", () => {
  const inAmerica = { ...rules, order: usualDayOrder("en", "US") };
  expect(["03/04/2025", "04/25/2025", "2025-04-03"].map((text) => dayOf(text, inAmerica))).toEqual([
    "2025-03-04",
    "2025-04-25",
    "2025-04-03",
  ]);
  for (const language of languages) expect(usualDayOrder(language, "BE")).toBe("day-first");
});

test("programs write zeros where there is no date", () => {
  expect(["0/0/00", "00/00/0000", "0-0-0", "0000-00-00", "1/0/00", "0"].map(isNoDay)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});
