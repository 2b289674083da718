import { readingLimits } from "@stoep/contract/audit/values";
import { describe, expect, test } from "vitest";
import { filterNames, filterOf } from "./filters.ts";
import { isNews, newPeople, passedLimits, refusedFor, type SpanCount, spansOf } from "./rules.ts";

const now = new Date("2026-05-12T08:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const seen = (personId: string, minutes: number | null) => ({
  personId,
  sameAt: minutes === null ? null : ago(minutes),
});

describe("a page is news", () => {
  test.each([
    ["that nobody read before", [], true],
    ["that was read a moment ago", [seen("a", 1), seen("b", 9)], false],
    ["on which one person is new", [seen("a", 1)], true],
    ["that was read eleven minutes ago", [seen("a", 11), seen("b", 11)], true],
    ["that was only read in another way", [seen("a", null), seen("b", null)], true],
  ])("%s", (_, before, is) => expect(isNews({ what: "list" }, ["a", "b"], before, now)).toBe(is));

  test.each(["export", "private", "print", "contact", "merge"] as const)("each time, if it is of the kind %s", (what) =>
    expect(isNews({ what }, ["a"], [seen("a", 1)], now)).toBe(true),
  );
});

test("people who were read within the hour do not count again", () => {
  expect(newPeople(["a", "b", "c"], [seen("a", 50), seen("b", null)])).toBe(1);
});

const counted = (span: SpanCount["span"], people: number, minutes = 30): SpanCount => ({
  span,
  people,
  endsAt: new Date(now.getTime() + minutes * 60_000),
});

describe("the page that reaches a limit", () => {
  const { hour, day } = readingLimits;
  test("is shown and told once, and the next is refused until the period is over", () => {
    const reaches = [counted("day", 400), counted("hour", hour.people + 9)];
    expect([refusedFor(reaches, 50, now), passedLimits(reaches, 50)]).toEqual([null, ["hour"]]);
    const next = [counted("day", 401), counted("hour", hour.people + 10)];
    expect([refusedFor(next, 1, now), passedLimits(next, 1)]).toEqual([30 * 60, []]);
  });

  test("by one person less is not told", () => {
    const below = [counted("day", 400), counted("hour", hour.people - 1)];
    expect([refusedFor(below, 50, now), passedLimits(below, 50)]).toEqual([null, []]);
  });

  test("where both are reached, the later end counts", () => {
    const both = [counted("day", day.people + 1, 600), counted("hour", hour.people + 1, 10)];
    expect(refusedFor(both, 1, now)).toBe(600 * 60);
  });
});

test("files have a limit of their own, which is higher", () => {
  expect(spansOf("export", 5, now).map(({ span }) => span)).toEqual(["files"]);
  expect(spansOf("list", 5, now).map(({ span }) => span)).toEqual(["day", "hour"]);
  expect(readingLimits.files.people).toBeGreaterThan(readingLimits.day.people);
});

test("the filter is kept by name, without typed words and what filters nothing", () => {
  const kept = filterOf({
    globalFilter: "Peeters 0470",
    levelsFilter: [],
    neighbourhoodIds: ["n"],
    excludeSuspended: "no",
    orderBy: "name",
    format: "csv",
  });
  expect(kept).toEqual({ search: true, neighbourhood: ["n"], suspended: true });
  expect(filterNames(kept)).toEqual(["search", "neighbourhood", "suspended"]);
  expect([filterOf({ excludeSuspended: "yes" }), filterOf(), filterNames(null)]).toEqual([null, null, []]);
});
