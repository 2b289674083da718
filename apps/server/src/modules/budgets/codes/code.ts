/** A code to vote with, and what Stoep keeps of it. Pure, except for random characters. D §11 */
import { createHash } from "node:crypto";
import { newPrintedCode, typedCode } from "#kernel/tokens.ts";

/** 78 bits, as "K7QM-3RTX-9WPD-HN42". */
export const newVotingCode = (): string => newPrintedCode(16);

/** With the phase, so that a new vote of it keeps the letters, and equal codes of two have different hashes. */
export const votingCodeHash = (phaseId: string, typed: string): Buffer =>
  createHash("sha256")
    .update(`${phaseId} ${typedCode(typed)}`)
    .digest();
