/**
 * Answering a *challenge*, which takes at most five attempts. Each is counted in the database before it is checked, so the limit
 * applies to attempts from any address and to any number at once. A right answer uses up the code.
 */

import { timingSafeEqual } from "node:crypto";
import type { DbScope, MailScope, RouteCall } from "#kernel/call.ts";
import { keyFor } from "#kernel/keys/installation-keys.ts";
import { unseal } from "#kernel/keys/seal.ts";
import { refuse } from "#kernel/refuse.ts";
import { challengeTries } from "../limits.ts";
import { notifyRecoveryCodeUsed } from "./notify.ts";
import { verifyPasskey } from "./passkeys.ts";
import { codeHash, plainRecoveryCode } from "./rules/codes.ts";
import { appSecretAt } from "./sealed.ts";
import { type Challenge, type ChallengePurpose, closeChallenge, countAttempt } from "./store/challenges.ts";
import {
  findFactorOf,
  findPasskey,
  markFactorUsed,
  raisePasskeyCounter,
  useRecoveryCode,
  useTimeStep,
} from "./store/factors.ts";

export type FactorAnswer = { kind: "app" | "text" | "recovery"; code: string } | { kind: "passkey"; answer: unknown };

type ChallengeKey = { id: string; sessionId: string; purpose: ChallengePurpose };
interface AnswerCheck<T> {
  /** null: the answer is wrong. */
  check: (scope: DbScope, challenge: Challenge) => Promise<T | null>;
  /** Called after the last wrong attempt. */
  atLast?: () => Promise<void>;
}

/** Returns the result of `check`. Refuses with `code_wrong`, and after the last attempt with `challenge_over`. */
export async function answerChallenge<T>(
  call: RouteCall,
  which: ChallengeKey,
  { check, atLast }: AnswerCheck<T>,
): Promise<T> {
  const { db, now } = call;
  const challenge = (await countAttempt(db, which, now)) ?? refuse("challenge_over");
  const made = await call.transact(async (scope) => {
    const right = await check(scope, challenge);
    // Of two simultaneous right answers the second is too late; the rollback restores what it used up.
    if (right !== null && !(await closeChallenge(scope.db, challenge.id, now))) refuse("challenge_over");
    return right;
  });
  if (made !== null) return made;
  if (challenge.tries < challengeTries) refuse("code_wrong");
  await atLast?.();
  return refuse("challenge_over");
}

/** Whether the answer proves a factor of the challenged account. */
export function isRightAnswer(call: MailScope, challenge: Challenge, answer: FactorAnswer): Promise<boolean> {
  switch (answer.kind) {
    case "app":
      return isAppCode(call, challenge, answer.code);
    case "text":
      return isTextCode(call, challenge, answer.code);
    case "recovery":
      return isRecoveryCode(call, challenge, answer.code);
    case "passkey":
      return isPasskey(call, challenge, answer.answer);
  }
}

async function isAppCode({ db, now }: MailScope, { accountId }: Challenge, code: string): Promise<boolean> {
  const factor = await findFactorOf(db, accountId, "app");
  if (!factor?.secret) return false;
  const { stepOfCode } = await import("./rules/app-codes.ts");
  const step = stepOfCode(await unseal(db, appSecretAt(factor.id), factor.secret), code, now);
  return step !== null && useTimeStep(db, factor.id, step, now);
}

/** The code is valid only while the number it was sent to is still the person's. */
async function isTextCode({ db, now }: MailScope, challenge: Challenge, code: string): Promise<boolean> {
  const factor = await findFactorOf(db, challenge.accountId, "text");
  if (!factor || factor.phone !== challenge.phone || !(await isSentCode({ db }, challenge, code))) return false;
  await markFactorUsed(db, factor.id, now);
  return true;
}

export async function isSentCode(
  { db }: Pick<RouteCall, "db">,
  challenge: Challenge,
  code: string,
  subject = challenge.id,
): Promise<boolean> {
  if (challenge.codeHash === null) return false;
  const [sent, given] = [challenge.codeHash, await hashOfCode(db, subject, code)].map((text) => Buffer.from(text));
  return sent !== undefined && given !== undefined && sent.length === given.length && timingSafeEqual(sent, given);
}

/** The owner is notified by mail in the same transaction, so that stolen codes cannot be used unnoticed. */
async function isRecoveryCode(call: MailScope, { accountId }: Challenge, code: string): Promise<boolean> {
  const { db, now } = call;
  const isTaken = await useRecoveryCode(db, accountId, await hashOfCode(db, accountId, plainRecoveryCode(code)), now);
  if (isTaken) await notifyRecoveryCodeUsed(call, accountId);
  return isTaken;
}

async function isPasskey({ db, now, config }: MailScope, challenge: Challenge, answer: unknown): Promise<boolean> {
  const id = (answer as { id?: unknown } | null)?.id;
  const factor = typeof id === "string" ? await findPasskey(db, challenge.accountId, id) : undefined;
  if (!factor || challenge.secret === null) return false;
  const count = await verifyPasskey(config, challenge.secret, factor, answer);
  return count !== null && raisePasskeyCounter(db, factor, count, now);
}

/** Hashes a code together with the person or thing it is for. */
export const hashOfCode = async (db: RouteCall["db"], subject: string, code: string) =>
  codeHash(await keyFor(db, "codes"), subject, code);
