import { scrypt } from "@noble/hashes/scrypt.js";
import { type ComputedProof, type ComputedProofPuzzle, proofBytes, proofCost } from "@stoep/contract/kernel";

/** What the worker tells the page. */
export type WorkerNote = { tried: number } | { proof: ComputedProof };

/** Tries one number after the other; `onTried` gets how many. @throws when none is right, which no puzzle of the server has */
export function solve(
  { token, salt, goal, numbers }: ComputedProofPuzzle,
  onTried: (tried: number) => void = () => {},
): ComputedProof {
  for (let number = 0; number < numbers; number++) {
    const result = scrypt(String(number), salt, { ...proofCost, dkLen: proofBytes.goal + proofBytes.rest });
    if (base64Url(result.subarray(0, proofBytes.goal)) === goal)
      return { token, rest: base64Url(result.subarray(proofBytes.goal)) };
    onTried(number + 1);
  }
  throw new Error("the puzzle has no solution");
}

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
