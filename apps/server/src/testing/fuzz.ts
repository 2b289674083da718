import { hourMs } from "@stoep/contract/kernel";

/** Only in `npm run fuzz`, which prints it, so that the run can be repeated. */
const fuzzSeed = process.env.STOEP_FUZZ;

/** How many generated inputs tests try: a few fixed ones in `npm test`, many new ones in `npm run fuzz`. */
export const isFuzzing = Boolean(fuzzSeed);

export const seed = isFuzzing ? Number(fuzzSeed) : 20_261_121;

/** For fast-check: this many runs, or fifty times as many. */
export const runs = (few: number): { numRuns: number; seed: number } => ({ numRuns: isFuzzing ? few * 50 : few, seed });

export const fuzzTimeout = isFuzzing ? hourMs : 60_000;
