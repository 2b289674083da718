/** The computed proof that a form asks for while many are sent: computed in a worker, while the person types. */
export { type StartedProof, startProof } from "./start-proof.ts";
export { type ProofProgress, useComputedProof } from "./use-computed-proof.ts";
