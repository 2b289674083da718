import { describe, expect, test } from "vitest";
import { dayAfter, momentOf, withDates, withStamps } from "./moments.ts";
import { stableId } from "./stable-id.ts";

/** A Saturday. */
const now = new Date("2026-11-21T09:00:00Z");
const iso = (moment: Date | null) => moment?.toISOString();

describe("a post's time", () => {
  test.each([
    ["so many days ago, at local time", { daysAgo: 3, at: "10:15" }, false, "2026-11-18T09:15:00.000Z"],
    ["in summer time", { day: "07-08", at: "10:00" }, false, "2026-07-08T08:00:00.000Z"],
    ["the last time that day came", { day: "12-27", at: "10:00" }, false, "2025-12-27T09:00:00.000Z"],
    ["on the Friday before, from an office", { daysAgo: 6, at: "10:00" }, true, "2026-11-13T09:00:00.000Z"],
    ["on the Monday after, when planned", { daysAhead: 1, at: "07:30" }, true, "2026-11-23T06:30:00.000Z"],
    ["never to come, when it was meant for today", { daysAgo: 0, at: "23:00" }, false, "2026-11-21T08:43:00.000Z"],
    ["none, of a concept", "concept", true, undefined],
  ] as const)("is %s", (_, when, isOfficeWork, expected) =>
    expect(iso(momentOf(when, now, isOfficeWork))).toBe(expected),
  );
});

describe("the day of an activity", () => {
  test.each([
    ["so many days later", 3, undefined, "2026-11-24"],
    ["on the weekday that its title names", 3, "wed", "2026-11-25"],
    ["on that very day, if it is one", 3, "tue", "2026-11-24"],
  ] as const)("is %s", (_, days, weekday, expected) => expect(dayAfter(now, days, weekday)).toBe(expected));
});

describe("dates within a text", () => {
  test.each([
    ["nl", "op {+3}", "op dinsdag 24 november"],
    ["fr", "le {sat+1}", "le samedi 28 novembre"],
    ["en", "on {sun+1}", "on Sunday 22 November"],
    ["tr", "{mon+0}", "23 Kasım Pazartesi"],
  ] as const)("are written in %s", (language, text, expected) => expect(withDates(text, now, language)).toBe(expected));

  test("are stamps for calendars", () => expect(withStamps("{d+10}T1930", now)).toBe("20261201T1930"));
});

test("an id is derived from its key, and is valid", () => {
  expect(stableId("post", "a")).toBe(stableId("post", "a"));
  expect(stableId("post", "a")).not.toBe(stableId("post", "b"));
  expect(stableId("post", "a")).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
