/**
 * Answering a *challenge*, which takes at most five attempts. Each is counted in the database before it is checked, so the limit
 * applies wherever attempts come from and however many come at once. A right answer uses up the code.
 */

import { timingSafeEqual } from "node:crypto";
import type { Actor } from "#kernel/actor.ts";
import type { DbScope, RouteCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { refuse } from "#kernel/refuse.ts";
import { challengeTries } from "../limits.ts";
import { readSecret, unseal } from "../people/index.ts";
import { noticeOfRecoveryCode } from "./notices.ts";
import { readPasskeyCount } from "./passkeys.ts";
import { codeHash, plainRecoveryCode, stepOfCode } from "./rules/codes.ts";
import { type Challenge, closeChallenge, type Purpose, spendTry } from "./store/challenges.ts";
import { findFactorOf, findPasskey, markFactorUsed, takeCount, takeRecoveryCode, takeStep } from "./store/factors.ts";

export type Answer = { kind: "app" | "text" | "recovery"; code: string } | { kind: "passkey"; answer: unknown };

type Which = { id: string; sessionId: string; purpose: Purpose };
interface Turns<T> {
  /** null: the answer is wrong. */
  check: (scope: DbScope, challenge: Challenge) => Promise<T | null>;
  /** After the last wrong one. */
  atLast?: () => Promise<void>;
}

/** Returns the result of `check`. Refuses with `code_wrong`, and after the last attempt with `challenge_over`. */
export async function answerChallenge<T>(call: RouteCall, which: Which, { check, atLast }: Turns<T>): Promise<T> {
  const { db, now } = call;
  const challenge = (await spendTry(db, which, now)) ?? refuse("challenge_over");
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

type Checking = Pick<RouteCall<Actor, Tx>, "db" | "now" | "config" | "enqueue">;

/** Whether the answer proves a factor of the challenged account. */
export function isRight(call: Checking, challenge: Challenge, answer: Answer): Promise<boolean> {
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

async function isAppCode({ db, now }: Checking, { accountId }: Challenge, code: string): Promise<boolean> {
  const factor = await findFactorOf(db, accountId, "app");
  if (!factor?.secret) return false;
  const step = stepOfCode(await unseal(db, factor.secret), code, now);
  return step !== null && takeStep(db, factor.id, step, now);
}

/** The code is valid only while the number it was sent to is still the person's. */
async function isTextCode({ db, now }: Checking, challenge: Challenge, code: string): Promise<boolean> {
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
async function isRecoveryCode(call: Checking, { accountId }: Challenge, code: string): Promise<boolean> {
  const { db, now } = call;
  const isTaken = await takeRecoveryCode(db, accountId, await hashOfCode(db, accountId, plainRecoveryCode(code)), now);
  if (isTaken) await noticeOfRecoveryCode(call, accountId);
  return isTaken;
}

async function isPasskey({ db, now, config }: Checking, challenge: Challenge, answer: unknown): Promise<boolean> {
  const id = (answer as { id?: unknown } | null)?.id;
  const factor = typeof id === "string" ? await findPasskey(db, challenge.accountId, id) : undefined;
  if (!factor || challenge.secret === null) return false;
  const count = await readPasskeyCount(config, challenge.secret, factor, answer);
  return count !== null && takeCount(db, factor, count, now);
}

/** Hashes a code together with the person or thing it is for. */
export const hashOfCode = async (db: RouteCall["db"], subject: string, code: string) =>
  codeHash(await readSecret(db, "codes"), subject, code);
