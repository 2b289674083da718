/**
 * What one number of a puzzle costs: scrypt with these, half a megabyte of memory, so that a graphics card gains little. Measured in
 * docs/decisions/2026-11-27-computed-proofs.md.
 */
export const proofCost = { N: 512, r: 8, p: 1 } as const;
/** Of the result: first the goal, then the rest. */
export const proofBytes = { goal: 8, rest: 16 } as const;
/** The most numbers of a puzzle: what a phone of 2016 tries in less than two seconds. */
export const mostProofNumbers = 16;
