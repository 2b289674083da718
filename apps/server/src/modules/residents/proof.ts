/** Tells later capabilities that a residence was proven, or that its proof is gone. */
import type { DbScope } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";

/** Counts anew what only proven residents count in. The resident's row has been changed before, in the same transaction. */
export type ProofStep = (db: Tx, residentId: string, scope: Pick<DbScope, "provided">) => Promise<void>;

declare module "#kernel/provided.ts" {
  interface Provides {
    /** Follow whether a residence is proven. */
    proofSteps?: readonly ProofStep[];
  }
  interface Provided {
    proofSteps: readonly ProofStep[];
  }
}

export async function followProof(
  { provided, db }: Pick<DbScope, "provided" | "db">,
  residentId: string,
): Promise<void> {
  for (const step of provided.proofSteps) await step(db, residentId, { provided });
}
