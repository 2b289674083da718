import { expect, test } from "vitest";
import { solve } from "./solve.ts";

/** Made as the server makes it, with Node's scrypt and the number 5. */
const puzzle = { token: "t", salt: "AAECAwQFBgcICQoLDA0ODw", goal: "Kn0n0KsghHc", numbers: 8 };

test("the number that the server chose is found, and every number before it is reported", () => {
  const tried: number[] = [];
  expect(solve(puzzle, (count) => tried.push(count))).toEqual({ token: "t", rest: "oSjvlqHFTdIo2hI9iA8rpA" });
  expect(tried).toEqual([1, 2, 3, 4, 5]);
});

test("a puzzle without solution ends", () => {
  expect(() => solve({ ...puzzle, numbers: 4 })).toThrow("no solution");
});
