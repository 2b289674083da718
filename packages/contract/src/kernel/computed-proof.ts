/**
 * A computed proof: a puzzle that costs a device a moment, asked where many strangers at once use what they share. Who wants to shut
 * others out has to pay for each use; nobody is turned away.
 */
import { z } from "zod";

export const ComputedProofPuzzle = z.object({
  /** Sent back with the answer. */
  token: z.string(),
  salt: z.string(),
  /** How the result of the number that is looked for begins. */
  goal: z.string(),
  /** The number is smaller than this. */
  numbers: z.number().int(),
});
export type ComputedProofPuzzle = z.infer<typeof ComputedProofPuzzle>;

export const ComputedProof = z.object({
  token: z.string().max(300),
  /** The rest of that result, which nobody knows without computing it. */
  rest: z.string().max(100),
});
export type ComputedProof = z.infer<typeof ComputedProof>;
