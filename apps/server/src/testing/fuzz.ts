/** How often tests try what they make up: a little and always the same in `npm test`, a lot and always again in `npm run fuzz`. */
const isFuzzing = process.env.STOEP_FUZZ === "yes";

/** Says what to repeat should it fail. */
export const seed = isFuzzing ? Date.now() % 2 ** 31 : 20_261_121;

/** For fast-check: so many runs, or fifty times as many. */
export const runs = (few: number): { numRuns: number; seed: number } => ({ numRuns: isFuzzing ? few * 50 : few, seed });

export const fuzzTimeout = isFuzzing ? 60 * 60_000 : 60_000;
