/** Solves a puzzle as a browser does. */
import { scryptSync } from "node:crypto";
import {
  type ComputedProof,
  type ComputedProofPuzzle,
  mostProofNumbers,
  proofBytes,
  proofCost,
} from "@stoep/contract/kernel";

export function solvePuzzle(puzzle: ComputedProofPuzzle | null): ComputedProof {
  if (!puzzle || puzzle.numbers > mostProofNumbers) throw new Error("there is no puzzle that a browser could solve");
  for (let number = 0; number < puzzle.numbers; number++) {
    const result = scryptSync(String(number), puzzle.salt, proofBytes.goal + proofBytes.rest, proofCost);
    if (result.subarray(0, proofBytes.goal).toString("base64url") === puzzle.goal)
      return { token: puzzle.token, rest: result.subarray(proofBytes.goal).toString("base64url") };
  }
  throw new Error("the puzzle has no solution");
}
