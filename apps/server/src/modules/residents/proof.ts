/** Tells later capabilities that a residence was proven, or that its proof is gone. */
import type { DbScope } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";

/** Counts anew what only proven residents count in. The resident's row has been changed before, in the same transaction. */
export type ProofStep = (scope: ProofScope, residentId: string) => Promise<void>;
export interface ProofScope extends Pick<DbScope, "provided"> {
  db: Tx;
}

declare module "#kernel/provided.ts" {
  interface Provides {
    /** Follow whether a residence is proven. */
    proofSteps?: readonly ProofStep[];
  }
  interface Provided {
    proofSteps: readonly ProofStep[];
  }
}

export async function followProof({ provided, db }: ProofScope, residentId: string): Promise<void> {
  for (const step of provided.proofSteps) await step({ provided, db }, residentId);
}
