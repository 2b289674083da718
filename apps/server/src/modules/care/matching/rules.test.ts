/** The order in which helpers are suggested. docs/specification/care.md, Matching */
import { dayMs } from "@stoep/contract/kernel";
import { describe, expect, test } from "vitest";
import {
  type HelperFacts,
  kilometres,
  partOfWeek,
  rank,
  score,
  skillWords,
  type TicketNeeds,
  weights,
} from "./rules.ts";

const here = { longitude: 3.7, latitude: 51.06 };
/** A place this many kilometres to the east. */
const east = (km: number) => ({ longitude: 3.7 + km / 69.9, latitude: 51.06 });
const wanted: TicketNeeds = {
  now: new Date("2026-05-12T08:00:00Z"),
  place: here,
  needsCar: true,
  part: "tue-morning",
  words: skillWords("Lamp vervangen"),
};
const plain: HelperFacts = {
  id: "b",
  place: null,
  radiusKm: null,
  hasCategory: false,
  hasOffered: false,
  speaks: true,
  skills: "",
  transport: "unknown",
  isAvailable: null,
  duo: 0,
  load: 0,
  year: 0,
  helperSince: Date.parse("2024-05-12T08:00:00Z"),
  lastRefusedAt: null,
  lastAskedAt: null,
};
const scoreOf = (changed: Partial<HelperFacts>) => score({ ...plain, ...changed }, wanted).score - weights.language;

describe("each reason is worth what the specification says", () => {
  test.each([
    ["the ticket's category", { hasCategory: true }, 30],
    ["a word of the ticket among the skills", { skills: "Elektriciteit, lampen" }, 10],
    ["within a kilometre", { place: east(0.9) }, 30],
    ["within two", { place: east(1.9) }, 24],
    ["within five", { place: east(4.9) }, 15],
    ["within ten", { place: east(9.9) }, 6],
    ["further away", { place: east(11) }, 0],
    ["further than they want to go", { place: east(3), radiusKm: 2 }, -40],
    ["no language in common", { speaks: false }, -40],
    ["a car, where one is needed", { transport: "car" }, 20],
    ["no car, where one is needed", { transport: "bike" }, -30],
    ["can at that time", { isAvailable: true }, 15],
    ["cannot at that time", { isAvailable: false }, -20],
    ["one ticket solved together", { duo: 1 }, 8],
    ["more than three count as three", { duo: 9 }, 24],
    ["refused within thirty days", { lastRefusedAt: Date.parse("2026-04-20T08:00:00Z") }, -20],
    ["refused long ago", { lastRefusedAt: Date.parse("2026-04-01T08:00:00Z") }, 0],
    ["two tasks in ninety days", { load: 2 }, -6],
    ["more than five count as five", { load: 12 }, -15],
  ] satisfies [string, Partial<HelperFacts>, number][])("%s", (_, changed, points) => {
    // Without a common language, its 15 points are lost too.
    expect(scoreOf(changed)).toBe(points);
  });

  test("a car counts only where one is needed, and time only with an appointment", () => {
    const freely = { ...wanted, needsCar: false, part: null };
    const known = { ...plain, transport: "bike" as const, isAvailable: false };
    expect(score(known, freely).reasons).toEqual([{ code: "language", points: 15 }]);
  });
});

test("the reasons of somebody stand in the order of their weight, with kilometres and counts", () => {
  const { reasons, distanceKm } = score({ ...plain, place: east(1.5), duo: 4, load: 1 }, wanted);
  expect(distanceKm).toBe(1.5);
  expect(reasons).toEqual([
    { code: "distance", points: 24, amount: 1.5 },
    { code: "duo", points: 24, amount: 4 },
    { code: "language", points: 15 },
    { code: "load", points: -3, amount: 1 },
  ]);
});

test("among equals, helpers who were never asked come first, then the one asked longest ago", () => {
  const equals = [
    { ...plain, id: "a", lastAskedAt: Date.parse("2026-05-11T08:00:00Z") },
    { ...plain, id: "b", lastAskedAt: Date.parse("2026-05-01T08:00:00Z") },
    { ...plain, id: "d" },
    { ...plain, id: "c" },
  ];
  const order = (list: HelperFacts[]) => rank(list, wanted, 50).map(({ candidate }) => candidate.id);
  expect(order(equals)).toEqual(["c", "d", "b", "a"]);
  expect(order([...equals].reverse())).toEqual(["c", "d", "b", "a"]);
});

describe("those who are as near take turns over a year", () => {
  const at = (km: number, year: number, changed: Partial<HelperFacts> = {}) => ({
    ...plain,
    id: `${km} km, ${year} tasks`,
    place: east(km),
    year,
    ...changed,
  });
  const turnsOf = (list: HelperFacts[]) =>
    Object.fromEntries(
      rank(list, wanted, 50).map(({ candidate, reasons }) => [
        candidate.id,
        reasons.filter(({ code }) => code === "turn").map(({ points, usual }) => [points, usual])[0],
      ]),
    );
  /** Ten who had as many tasks as is usual. */
  const usual = (km: number, year: number) =>
    Array.from({ length: 10 }, (_, index) => at(km, year, { id: `${index}` }));

  test("against the median of the active in the band: with none before, with more behind, without end", () => {
    expect(turnsOf([...usual(0.5, 4), at(0.6, 0), at(0.6, 2), at(0.6, 8), at(0.6, 40)])).toMatchObject({
      "0.6 km, 0 tasks": [30, 4],
      "0.6 km, 2 tasks": [15, 4],
      "0": undefined,
      "0.6 km, 8 tasks": [-30, 4],
      "0.6 km, 40 tasks": [-270, 4],
    });
  });

  test("not on equal points only: somebody who fits better, and had twice as much, waits", () => {
    const better = at(0.5, 8, { id: "better", skills: "lampen" });
    const order = rank([...usual(0.5, 4), better], wanted, 50).map(({ candidate }) => candidate.id);
    expect(order.at(-1)).toBe("better");
  });

  test("each band by itself; where fewer than ten had a task, the next band counts with it", () => {
    const near = turnsOf([...usual(0.5, 4), ...usual(4, 20), at(0.6, 8), at(4.1, 10)]);
    expect(near).toMatchObject({ "0.6 km, 8 tasks": [-30, 4], "4.1 km, 10 tasks": [15, 20] });
    expect(turnsOf([at(0.5, 30), ...usual(1.5, 10)])).toMatchObject({ "0.5 km, 30 tasks": [-60, 10] });
    expect(turnsOf([at(0.5, 0), at(50, 0)])).toEqual({ "0.5 km, 0 tasks": undefined, "50 km, 0 tasks": undefined });
  });

  test("a newcomer is compared with their share of the year, and who offered for this ticket with nobody", () => {
    // A fifth of a year.
    const helperSince = wanted.now.getTime() - 73 * dayMs;
    const found = turnsOf([
      ...usual(0.5, 10),
      at(0.6, 4, { helperSince }),
      at(0.6, 2, { helperSince }),
      at(0.6, 16, { hasOffered: true }),
    ]);
    expect(found["0.6 km, 4 tasks"]).toEqual([-30, 2]);
    expect(found["0.6 km, 2 tasks"]).toBeUndefined();
    expect(found["0.6 km, 16 tasks"]).toBeUndefined();
  });
});

test("the parts of a day go by the clocks of the network, in summer and in winter", () => {
  const part = (moment: string) => partOfWeek(new Date(moment), "Europe/Brussels");
  expect(part("2026-07-07T09:59:00Z")).toBe("tue-morning");
  expect(part("2026-07-07T10:00:00Z")).toBe("tue-afternoon");
  expect(part("2026-01-06T10:59:00Z")).toBe("tue-morning");
  expect(part("2026-01-06T17:00:00Z")).toBe("tue-evening");
  // After midnight by the network's clocks.
  expect(part("2026-07-07T22:30:00Z")).toBe("wed-morning");
  expect(partOfWeek(null, "Europe/Brussels")).toBeNull();
});

test("the distance is that of a straight line, and unknown without two points", () => {
  expect(kilometres(here, east(3))).toBe(3);
  expect(kilometres(here, null)).toBeNull();
});
