import { appendFileSync } from "node:fs";
import { basename } from "node:path";
import { hourMs } from "@stoep/contract/kernel";
import { expect } from "vitest";

/** Only in `npm run fuzz` (tools/fuzz.mjs), which prints the seed, so that the run can be repeated. */
const { STOEP_FUZZ: fuzzSeed, STOEP_FUZZ_TIMES: times = "50", STOEP_FUZZ_TALLY: tally } = process.env;

/** How many generated inputs tests try: a few fixed ones in `npm test`, many new ones in `npm run fuzz`. */
export const isFuzzing = Boolean(fuzzSeed);

export const seed = isFuzzing ? Number(fuzzSeed) : 20_261_121;

/** For fast-check: this many runs, or fifty times as many. */
export function runs(few: number): { numRuns: number; seed: number } {
  const numRuns = isFuzzing ? few * Number(times) : few;
  countTries(numRuns);
  return { numRuns, seed };
}

export const fuzzTimeout = isFuzzing ? hourMs : 60_000;

/** Adds to what `npm run fuzz` says was tried, under the name of the test file; `runs` has counted its own. */
export function countTries(count: number): void {
  if (!tally) return;
  const kind = basename(expect.getState().testPath ?? "others", ".test.ts");
  appendFileSync(tally, `${JSON.stringify({ kind, count })}\n`);
}
