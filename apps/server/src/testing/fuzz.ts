import { hourMs } from "@stoep/contract/kernel";

/** How many generated inputs tests try: a few fixed ones in `npm test`, many new ones in `npm run fuzz`. */
export const isFuzzing = process.env.STOEP_FUZZ === "yes";

/** Printed on failure, so that the run can be repeated. */
export const seed = isFuzzing ? Date.now() % 2 ** 31 : 20_261_121;

/** For fast-check: this many runs, or fifty times as many. */
export const runs = (few: number): { numRuns: number; seed: number } => ({ numRuns: isFuzzing ? few * 50 : few, seed });

export const fuzzTimeout = isFuzzing ? hourMs : 60_000;
