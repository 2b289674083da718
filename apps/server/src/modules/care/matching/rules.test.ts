/** The order in which helpers are suggested. docs/specification/care.md, Matching */
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
    ["two tasks this month", { load: 2 }, -6],
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
