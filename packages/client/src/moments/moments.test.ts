import { expect, test } from "vitest";
import { cancelledBefore, createMomentFormat, nextDate, timesOf } from "./moments.ts";

const now = Date.parse("2026-10-20T10:00:00Z");
const dutch = createMomentFormat("nl", "Europe/Brussels", now);
const moments = (startsAt: string, endsAt = startsAt, isOpenEnded = false) => ({ startsAt, endsAt, isOpenEnded });

test("a day has its weekday, and its year if that is not this year", () => {
  expect(dutch.day("2026-10-24T17:00:00Z")).toBe("Zaterdag 24\u00a0oktober");
  expect(dutch.day("2027-02-03T17:00:00Z")).toBe("Woensdag 3\u00a0februari\u00a02027");
  expect(createMomentFormat("en", "Europe/Brussels", now).day("2026-10-24T17:00:00Z")).toBe("Saturday 24\u00a0October");
});

test("today and tomorrow follow the network's clock", () => {
  expect(dutch.day("2026-10-20T21:59:00Z")).toBe("Vandaag");
  expect(dutch.day("2026-10-20T22:00:00Z")).toBe("Morgen");
  expect(createMomentFormat("tr", "Europe/Brussels", now).day("2026-10-21T10:00:00Z")).toBe("Yarın");
});

test("the end shows its day if that is another one, but not for a single night", () => {
  expect(timesOf(moments("2026-10-24T17:00:00Z", "2026-10-24T19:00:00Z"), dutch)).toBe("19:00\u00a0–\u2060\u00a021:00");
  expect(timesOf(moments("2026-10-24T20:00:00Z", "2026-10-25T00:30:00Z"), dutch)).toBe("22:00\u00a0–\u2060\u00a002:30");
  expect(timesOf(moments("2026-10-24T08:00:00Z", "2026-10-25T16:00:00Z"), dutch)).toBe(
    "10:00\u00a0– zondag 25\u00a0oktober, 17:00",
  );
  expect(timesOf(moments("2026-10-24T17:00:00Z", "2026-10-24T22:00:00Z", true), dutch)).toBe("19:00");
});

test("a series shows its next date, or its last one when it is over", () => {
  const [first, second, third] = [
    moments("2026-10-13T17:00:00Z"),
    moments("2026-10-20T17:00:00Z"),
    moments("2026-10-27T17:00:00Z"),
  ] as const;
  expect(nextDate([first, second, third], dutch)).toBe(second);
  expect(nextDate([first], dutch)).toBe(first);
  expect(nextDate([], dutch)).toBeUndefined();
});

test("the next date is the next one that takes place, and those cancelled before it are named", () => {
  const dates = ["2026-10-13", "2026-10-27", "2026-11-03", "2026-11-10", "2026-11-17"].map((day, place) => ({
    ...moments(`${day}T17:00:00Z`),
    cancelled: place === 3 ? null : { reason: "" },
  }));
  const [, second, third, held, last] = dates;
  expect(nextDate(dates, dutch)).toBe(held);
  expect(held && cancelledBefore(dates, held, dutch)).toEqual([second, third]);
  const none = dates.filter((one) => one !== held);
  expect(nextDate(none, dutch)).toBe(second);
  expect(second && cancelledBefore(none, second, dutch)).toEqual([]);
  expect(last?.cancelled).not.toBeNull();
});
