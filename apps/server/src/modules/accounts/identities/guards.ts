/** What other capabilities guard open doors with: counts of tries, and computed proofs where a count would shut people out. */

export { isProof, newPuzzle, numbersBeyond, useProof } from "./computed-proofs.ts";
export { countSoFar, countWithin, triesSoFar } from "./store/attempt-counters.ts";
