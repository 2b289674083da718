/**
 * Computed proofs: who sends something beyond a threshold that strangers can reach first solves a puzzle. A puzzle is signed and
 * stored nowhere; its proof is used once. docs/decisions/2026-11-27-computed-proofs.md
 */
import { createHmac, randomBytes, randomInt, scrypt, timingSafeEqual } from "node:crypto";
import {
  type ComputedProof,
  type ComputedProofPuzzle,
  mostProofNumbers,
  proofBytes,
  proofCost,
} from "@stoep/contract/kernel";
import type { Db, Tx } from "#kernel/database.ts";
import { keyFor } from "#kernel/keys/installation-keys.ts";
import { countWithin } from "./store/attempt-counters.ts";

/** Long enough to fill in a form; afterwards the app gets another puzzle by itself. A proof is remembered as long. */
const proofUse = { max: 1, seconds: 3600 };

/**
 * The numbers of the next puzzle; 0: none is asked. A quarter of the most beyond the threshold, a half from twice as many on, and all
 * from four times on.
 */
export function numbersBeyond(count: number, threshold: number): number {
  if (count < threshold) return 0;
  const steps = Math.min(2, Math.floor(Math.log2(count / threshold)));
  return (mostProofNumbers / 4) * 2 ** steps;
}

/** `about`: what the proof is for, such as one organisation's form; it is of no use elsewhere. */
export async function newPuzzle(
  db: Db,
  about: string,
  { numbers, now }: { numbers: number; now: Date },
): Promise<ComputedProofPuzzle> {
  const salt = randomBytes(16).toString("base64url");
  const { goal, rest } = await resultOf(randomInt(numbers), salt);
  const expires = (now.getTime() + proofUse.seconds * 1000).toString(36);
  const claim = [salt, goal, numbers, expires].join(".");
  return { token: `${claim}.${await signatureOf(db, about, claim, rest)}`, salt, goal, numbers };
}

/** Whether it solves a puzzle of ours about this that has not expired. */
export async function isProof(db: Db, about: string, { token, rest }: ComputedProof, now: Date): Promise<boolean> {
  const [salt = "", goal = "", numbers = "", expires = "", signature = ""] = token.split(".");
  const expected = await signatureOf(db, about, [salt, goal, numbers, expires].join("."), rest);
  return isSame(signature, expected) && Number.parseInt(expires, 36) > now.getTime();
}

/** Whether this is the first use of a proof. In the transaction of what it is for: what is not stored uses up nothing. */
export const useProof = (db: Tx, { token }: ComputedProof, now: Date): Promise<boolean> =>
  countWithin(db, "computed proof", token, proofUse, now);

async function resultOf(number: number, salt: string): Promise<{ goal: string; rest: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const length = proofBytes.goal + proofBytes.rest;
  scrypt(String(number), salt, length, proofCost, (error, result) => (error ? reject(error) : resolve(result)));
  const result = await promise;
  const text = (from: number, to: number) => result.subarray(from, to).toString("base64url");
  return { goal: text(0, proofBytes.goal), rest: text(proofBytes.goal, length) };
}

const signatureOf = async (db: Db, about: string, claim: string, rest: string): Promise<string> =>
  createHmac("sha256", await keyFor(db, "computed proofs"))
    .update(JSON.stringify([about, claim, rest]))
    .digest("base64url");

const isSame = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};
