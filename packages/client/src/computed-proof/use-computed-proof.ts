import type { ComputedProof, ComputedProofPuzzle } from "@stoep/contract/kernel";
import { useCallback, useEffect, useRef, useState } from "react";
import { type StartedProof, startProof } from "./start-proof.ts";

type Started = StartedProof & { token: string };
/** From 0 to 1; `failed`: this browser cannot compute one. */
export type ProofProgress = number | "failed";

/**
 * Begins to compute as soon as there is a puzzle, while the person still types. `proofOf` waits for the proof of a puzzle, also of one
 * that came later; it returns null where none is asked, or where this browser cannot compute one.
 */
export function useComputedProof(puzzle: ComputedProofPuzzle | null) {
  const [progress, setProgress] = useState<ProofProgress>(0);
  const started = useRef<Started | null>(null);
  const proofOf = useCallback(async (wanted: ComputedProofPuzzle | null): Promise<ComputedProof | null> => {
    if (!wanted) return null;
    if (started.current?.token !== wanted.token) {
      started.current?.stop();
      setProgress(0);
      started.current = { token: wanted.token, ...startProof(wanted, setProgress) };
    }
    const { token, proof } = started.current;
    const result = await proof;
    if (started.current?.token === token) setProgress(result ? 1 : "failed");
    return result;
  }, []);
  useEffect(() => void proofOf(puzzle), [proofOf, puzzle]);
  useEffect(() => {
    return () => {
      started.current?.stop();
      started.current = null;
    };
  }, []);
  return { progress, proofOf };
}
