import { expect, test } from "vitest";
import type { CalendarItem } from "./calendar-item.ts";
import { itemsByDay } from "./view-days.ts";

const zone = "Europe/Brussels";
const daysOf = (at: string, until?: string) => [...itemsByDay([{ id: "1", at, until } as CalendarItem], zone).keys()];

test.each([
  ["without an end", "2026-11-24T08:30:00Z", undefined, ["2026-11-24"]],
  ["until midnight", "2026-11-24T08:30:00Z", "2026-11-24T23:00:00Z", ["2026-11-24"]],
  ["into its first night", "2026-11-24T19:00:00Z", "2026-11-25T00:30:00Z", ["2026-11-24"]],
  ["for a day and a night", "2026-11-24T17:00:00Z", "2026-11-25T11:00:00Z", ["2026-11-24", "2026-11-25"]],
  ["until the midnight after two days", "2026-11-24T08:00:00Z", "2026-11-25T23:00:00Z", ["2026-11-24", "2026-11-25"]],
])("an item that lasts %s is on each of its days", (_, at, until, days) => {
  expect(daysOf(at, until)).toEqual(days);
});

test("an item that lasts for years is on the days of its first year", () => {
  expect(daysOf("2026-11-24T08:30:00Z", "2031-11-24T08:30:00Z")).toHaveLength(366);
});

test("of several items on one day the earlier one comes first", () => {
  const [late, early] = ["2026-11-24T18:00:00Z", "2026-11-24T08:30:00Z"].map((at) => ({ id: at, at }) as CalendarItem);
  const day = itemsByDay([late, early] as CalendarItem[], zone).get("2026-11-24");
  expect(day?.map(({ at }) => at)).toEqual([early?.at, late?.at]);
});
