import { expect, test } from "vitest";
import { recordOf, sumOf } from "./tallies.ts";

const votes = [
  { kind: "yes", people: 2 },
  { kind: "no", people: 1 },
  { kind: "yes", people: 3 },
];

test("numbers are summed", () => {
  expect(sumOf(votes, ({ people }) => people)).toBe(6);
  expect(sumOf([], () => 1)).toBe(0);
});

test("a record has a value for each key", () => {
  expect(recordOf(["yes", "no"], (kind) => votes.filter((one) => one.kind === kind).length)).toEqual({ yes: 2, no: 1 });
});
