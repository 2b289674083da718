/** What `npm run fuzz` makes of its words, and that a round is repeated by its seed. */
import { expect, test } from "vitest";
import { awkwardMoment, largestSeed, nextSeed, readWords } from "./fuzz-words.mjs";

const read = (...given: string[]) => readWords(given, {}, 1_800_000_000_000);

test.each<[string[], Partial<ReturnType<typeof readWords>>]>([
  [[], { minutes: 0, times: 50, workers: 3, words: [], fault: null }],
  [["1234"], { seed: 1234, words: [], fault: null }],
  [["1234", "killed", "erasure"], { seed: 1234, words: ["killed", "erasure"] }],
  [["killed"], { words: ["killed"], fault: null }],
  [["1234", "--minutes", "60"], { seed: 1234, minutes: 60, times: 5, words: [] }],
  [["--minutes=60", "1234", "--times=20", "--workers=1"], { seed: 1234, minutes: 60, times: 20, workers: 1 }],
])("%j", (given, expected) => {
  expect(read(...given)).toMatchObject(expected);
});

test("npm hands over in the environment what stands before a --", () => {
  expect(readWords(["1234"], { npm_config_minutes: "60" })).toMatchObject({ seed: 1234, minutes: 60, fault: null });
  // It takes the value of `--minutes 60` for a word of its own.
  expect(readWords(["1234", "60"], { npm_config_minutes: "true" }).fault).toContain("-- --minutes 60");
});

test.each([
  [String(largestSeed + 1)],
  ["1234", "--minutes"],
  ["1234", "--minutes", "long"],
  ["1234", "--times", "0"],
  ["1234", "--workers", "0.5"],
  ["1234", "--hours", "1"],
])("%s is refused with what may be asked", (...given) => {
  expect(read(...given).fault).toContain("npm run fuzz");
});

test("rounds follow from the first seed, each with a seed that repeats it", () => {
  const seeds = [1234];
  while (seeds.length < 100) seeds.push(nextSeed(seeds.at(-1) ?? 0));
  expect(new Set(seeds).size).toBe(100);
  expect(seeds.map((seed) => read(String(seed)).seed)).toEqual(seeds);
  expect(nextSeed(1234)).toBe(seeds[1]);
  expect(awkwardMoment(1234)).toBe(awkwardMoment(1234));
  expect(new Set(seeds.map(awkwardMoment)).size).toBeGreaterThan(30);
});
