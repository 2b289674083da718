import { describe, expect, test } from "vitest";
import { peopleCount, peopleRoughly, peopleTotal } from "./people-count.ts";

test.each([
  [0, null],
  [9, null],
  [10, 10],
  [41, 41],
])("%i people are told as %j", (count, told) => expect(peopleCount(count)).toBe(told));

describe("a total reveals nothing about a place with fewer than ten", () => {
  test.each([
    ["all may be told", [41, 10], 51],
    ["one may not", [41, 7], 41],
    ["two may not, and together are fewer than ten", [41, 3, 4], 41],
    ["several may not, and together are more", [41, 9, 9, 9], 61],
    ["none may, and together they are more", [6, 7], 10],
    ["none may, and together they are fewer", [3, 4], null],
    ["there is none", [], null],
  ])("where %s", (_, places, told) => expect(peopleTotal(places)).toBe(told));

  test("whatever its number: all possible numbers give the same total", () => {
    const totals = Array.from({ length: 10 }, (_, few) => peopleTotal([41, 12, few]));
    expect(new Set(totals)).toEqual(new Set([53]));
  });
});

test.each([
  [9, null],
  [19, 10],
  [412, 410],
])("of a choice that may be asked again, %i are told as %j", (count, told) => expect(peopleRoughly(count)).toBe(told));
