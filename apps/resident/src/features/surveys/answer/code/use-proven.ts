import { useComputedProof } from "@stoep/client/computed-proof";
import { type ComputedProof, Refused } from "@stoep/contract/kernel";
import { useState } from "react";
import { apiForAnyone } from "../../../../app/index.ts";

/** While others type many wrong codes, the server asks for another proof: this often it is computed by itself. */
const mostProofs = 3;

interface Link {
  networkSlug: string;
  surveySlug: string;
}

/** Tries with a code: where a computed proof is asked for, it is computed, and the try is made again. */
export function useProven(params: Link) {
  const { progress, proofOf } = useComputedProof(null);
  const [isProving, setProving] = useState(false);
  const prove = async (): Promise<ComputedProof | null> => {
    setProving(true);
    try {
      return await proofOf((await apiForAnyone.surveys.readCodePuzzle({ params })).puzzle);
    } finally {
      setProving(false);
    }
  };
  const proven = async <T>(call: (proof: ComputedProof | null) => Promise<T>): Promise<T> => {
    let proof: ComputedProof | null = null;
    for (let proofs = 0; ; proofs++) {
      try {
        return await call(proof);
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== "proof_required" || proofs >= mostProofs) throw error;
        proof = await prove();
      }
    }
  };
  return { proven, isProving, progress };
}
