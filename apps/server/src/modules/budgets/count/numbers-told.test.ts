import { sumOf } from "@stoep/contract/kernel";
import fc from "fast-check";
import { expect, test } from "vitest";
import { numbersTold } from "./numbers-told.ts";

test.each([
  [
    [10, 25, 300],
    [10, 25, 300],
  ],
  [
    [1, 11, 15],
    [null, null, 15],
  ],
  [
    [0, 40, 50],
    [null, null, 50],
  ],
  [
    [4, 9, 50],
    [null, null, 50],
  ],
  [
    [2, 3, 50],
    [null, null, null],
  ],
  [[9], [null]],
  [[], []],
])("of %j, whose sum is known, %j are told", (numbers, told) => expect(numbersTold(numbers)).toEqual(told));

test("a number that is known to be none is left out, and needs no other to hide it", () => {
  expect(numbersTold([0, 40, 50], (number) => number === 0)).toEqual([null, 40, 50]);
});

test("whatever the numbers: none below ten is told, and what is missing is ten together and of two, or all is", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(60), { maxLength: 6 }), (numbers) => {
      const told = numbersTold(numbers);
      const missing = numbers.filter((_, at) => told[at] === null);
      expect(told.every((number, at) => number === null || (number >= 10 && number === numbers[at]))).toBe(true);
      const isHidden = missing.length > 1 && sumOf(missing, (number) => number) >= 10;
      expect(missing.length === 0 || missing.length === numbers.length || isHidden).toBe(true);
    }),
  );
});
