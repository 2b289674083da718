/**
 * Re-authentication in an open session: with a second factor if there is one, else with the password, else with a mailed code.
 */

import type { Confirmation } from "@stoep/contract/accounts";
import type { AccountOnly, Resident, Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { refuse } from "#kernel/refuse.ts";
import { checkPassword, countWithin, findPerson, undoCount } from "../identities/index.ts";
import { challengesPerDay, challengeTries, codeMs } from "../limits.ts";
import { confirmSession, lockSession } from "../sessions/index.ts";
import { answerChallenge, isRightAnswer } from "./answer-challenge.ts";
import { findMailOnly, isMailedCode, sendMailCode } from "./mail-codes.ts";
import { authenticationOptions } from "./passkeys.ts";
import { findChallenge, insertChallenge, updateChallenge } from "./store/challenges.ts";
import { findFactorOf, listFactors } from "./store/factors.ts";
import { sendTextCode, sessionCounterKey } from "./text-codes.ts";

export type SignedIn<D extends Db = Db> = RouteCall<AccountOnly | Staff | Resident, D>;
const confirmationCounter = "confirmation";

/** Refuses with `confirmation_required`, `credentials_wrong`, `code_wrong` or `too_many_tries`. */
export async function confirmIdentity(call: SignedIn, given: Confirmation): Promise<void> {
  const { actor, db, now } = call;
  const { accountId, sessionId } = actor;
  const hasFactor = (await listFactors(db, accountId)).length > 0;
  if (given.kind === "password") {
    // A stolen password must not open more here than it does at sign-in.
    if (hasFactor) refuse("confirmation_required");
    const person = (await findPerson(db, accountId)) ?? refuse("credentials_wrong");
    await checkPassword(call, { email: person.email, password: given.password }, async () =>
      sessionCounterKey(accountId),
    );
    return confirmSession(db, sessionId, "password", now);
  }
  // A mailed code is enough only if there is no better proof.
  const hasThisWay = given.kind === "mail" ? await findMailOnly(db, accountId) : hasFactor;
  if (!hasThisWay) refuse("code_wrong");
  const challenge = await openChallenge(call);
  if (challenge === "too many") return refuse("too_many_tries");
  const which = { id: challenge.id, sessionId, purpose: "confirm" as const };
  await answerChallenge(call, which, {
    check: async (scope, spent) => {
      const isMail = given.kind === "mail";
      const isShown = isMail
        ? isMailedCode(scope, spent, given.code)
        : isRightAnswer({ ...call, ...scope }, spent, given);
      if (!(await isShown)) return null;
      await confirmSession(scope.db, sessionId, isMail ? "password" : "factor", now);
      await undoCount(scope.db, confirmationCounter, accountId);
      return true;
    },
  });
}

/** Refuses with `not_found` or `too_many_requests`. */
export async function sendConfirmCode(call: SignedIn) {
  const { actor, db, now, language } = call;
  const { accountId } = actor;
  const factor = await findFactorOf(db, accountId, "text");
  if (!factor?.phone) return refuse("not_found");
  const challenge = await openChallenge(call);
  if (challenge === "too many" || challenge.tries >= challengeTries) return refuse("too_many_requests");
  const expiresAt = new Date(now.getTime() + codeMs);
  return sendTextCode(call, {
    challengeId: challenge.id,
    who: sessionCounterKey(accountId),
    phone: factor.phone,
    language,
    expiresAt,
  });
}

/** Refuses with `not_found` or `too_many_requests`. */
export async function sendConfirmMail(call: SignedIn) {
  const person = (await findMailOnly(call.db, call.actor.accountId)) ?? refuse("not_found");
  const challenge = await openChallenge(call);
  if (challenge === "too many" || challenge.tries >= challengeTries) return refuse("too_many_requests");
  return sendMailCode(call, challenge.id, person);
}

/** Refuses with `not_found`, `too_many_tries` or `challenge_over`. */
export async function startConfirmPasskey(call: SignedIn) {
  const { actor, db, now, config } = call;
  const passkeys = (await listFactors(db, actor.accountId)).filter(({ kind }) => kind === "passkey");
  if (passkeys.length === 0) return refuse("not_found");
  const options = await authenticationOptions(config, passkeys);
  const challenge = await openChallenge(call);
  if (challenge === "too many") return refuse("too_many_tries");
  if (!(await updateChallenge(db, challenge.id, { secret: options.challenge }, now))) refuse("challenge_over");
  return options;
}

/**
 * The session's open challenge, even when its five attempts are used up: a new one starts only after it has expired. A session
 * has one challenge at a time, however many requests arrive at once.
 */
function openChallenge(call: SignedIn): Promise<{ id: string; tries: number } | "too many"> {
  const { now } = call;
  const { accountId, sessionId } = call.actor;
  return call.transact(async ({ db }) => {
    await lockSession(db, sessionId);
    const open = await findChallenge(db, sessionId, "confirm", now);
    if (open) return open;
    if (!(await countWithin(db, confirmationCounter, accountId, challengesPerDay, now))) return "too many";
    const expiresAt = new Date(now.getTime() + codeMs);
    return { id: await insertChallenge(db, { accountId, sessionId, purpose: "confirm", expiresAt }, now), tries: 0 };
  });
}
