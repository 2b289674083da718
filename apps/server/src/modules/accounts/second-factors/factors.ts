/** Adding and removing second factors. The first one brings recovery codes, and ends all other sessions. */

import type { AddedFactor } from "@stoep/contract/accounts";
import { personName } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import type { DbScope } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { seal, unseal } from "#kernel/keys/seal.ts";
import { ensure, refuse, refuseFields } from "#kernel/refuse.ts";
import { findPerson, lockAccount, notifySecurityChange } from "../identities/index.ts";
import { codeMs } from "../limits.ts";
import { confirmSession, endOtherSessions, forgetSecondSteps } from "../sessions/index.ts";
import { answerChallenge, hashOfCode, isSentCode } from "./answer-challenge.ts";
import type { SignedIn } from "./confirm-identity.ts";
import { registrationOptions, verifyNewPasskey } from "./passkeys.ts";
import { mayRemoveLast } from "./policy.ts";
import { ensureConfirmed } from "./require-confirmation.ts";
import { newRecoveryCodes, plainRecoveryCode } from "./rules/codes.ts";
import { appSecretAt, newAppSecretAt } from "./sealed.ts";
import { insertChallenge, type NewChallenge } from "./store/challenges.ts";
import {
  deleteFactor,
  deleteRecoveryCodes,
  findFactorOf,
  findFactorRequiredFrom,
  insertFactor,
  listFactors,
  type NewFactor,
  putRecoveryCodes,
} from "./store/factors.ts";
import { phoneHint, sendTextCode, sessionCounterKey, textNumberFault } from "./text-codes.ts";
import { viewFactor } from "./views.ts";

const startChallenge = (call: SignedIn, what: Pick<NewChallenge, "id" | "purpose" | "secret" | "phone">) => {
  const { accountId, sessionId } = call.actor;
  const expiresAt = new Date(call.now.getTime() + codeMs);
  return insertChallenge(call.db, { accountId, sessionId, expiresAt, ...what }, call.now);
};

const requirePerson = async ({ db, actor }: SignedIn) =>
  (await findPerson(db, actor.accountId)) ?? refuse("sign_in_required");

async function ensureNoneOfKind({ db, actor }: SignedIn, kind: "app" | "text"): Promise<void> {
  if (await findFactorOf(db, actor.accountId, kind)) refuse("already_exists");
}

export async function addApp(call: SignedIn) {
  await ensureConfirmed(call);
  await ensureNoneOfKind(call, "app");
  const { appUri, newAppSecret } = await import("./rules/app-codes.ts");
  const secret = newAppSecret();
  const challengeId = newId();
  const sealed = await seal(call.db, newAppSecretAt(challengeId), secret);
  await startChallenge(call, { id: challengeId, purpose: "add-app", secret: sealed });
  return { challengeId, secret, uri: appUri(secret, (await requirePerson(call)).email) };
}

interface TypedCode {
  challengeId: string;
  code: string;
}

export function confirmApp(call: SignedIn, { challengeId, code }: TypedCode): Promise<AddedFactor> {
  return answerChallenge(call, challengeKey(call, challengeId, "add-app"), {
    check: async ({ db, ...scope }, { id: offeredIn, secret: sealed }) => {
      if (sealed === null) return null;
      const secret = await unseal(db, newAppSecretAt(offeredIn), sealed);
      const { stepOfCode } = await import("./rules/app-codes.ts");
      const step = stepOfCode(secret, code, call.now);
      if (step === null) return null;
      const id = newId();
      const factor = { id, kind: "app" as const, name: appName, secret: await seal(db, appSecretAt(id), secret) };
      // The code just shown can no longer be used.
      return addFactor({ db, ...scope }, call, { ...factor, lastStep: step });
    },
  });
}
/** Never shown: screens name the app by its kind, as there is only one. */
const appName = "app";

export async function addText(call: SignedIn, phone: string) {
  await ensureConfirmed(call);
  await ensureNoneOfKind(call, "text");
  const fault = await textNumberFault(call.config, phone);
  if (fault) refuseFields({ phone: fault });
  const challengeId = await startChallenge(call, { purpose: "add-text", phone });
  const { accountId } = call.actor;
  const expiresAt = new Date(call.now.getTime() + codeMs);
  return {
    challengeId,
    ...(await sendTextCode(call, {
      challengeId,
      who: sessionCounterKey(accountId),
      phone,
      language: call.language,
      expiresAt,
    })),
  };
}

export function confirmText(call: SignedIn, { challengeId, code }: TypedCode): Promise<AddedFactor> {
  return answerChallenge(call, challengeKey(call, challengeId, "add-text"), {
    check: async (scope, challenge) => {
      const { phone } = challenge;
      if (phone === null || !(await isSentCode(scope, challenge, code))) return null;
      return addFactor(scope, call, { kind: "text", name: phoneHint(phone), phone });
    },
  });
}

export async function addPasskey(call: SignedIn) {
  await ensureConfirmed(call);
  const { id, email, firstName, lastName } = await requirePerson(call);
  const had = await listFactors(call.db, id);
  const name = personName({ firstName, lastName }) || email;
  const options = await registrationOptions(call.config, { id, email, name }, had);
  return { challengeId: await startChallenge(call, { purpose: "add-passkey", secret: options.challenge }), options };
}

export function confirmPasskey(
  call: SignedIn,
  { challengeId, name, answer }: { challengeId: string; name: string; answer: unknown },
): Promise<AddedFactor> {
  return answerChallenge(call, challengeKey(call, challengeId, "add-passkey"), {
    check: async (scope, { secret }) => {
      const made = secret === null ? null : await verifyNewPasskey(call.config, secret, answer);
      return made && addFactor(scope, call, { kind: "passkey", name, ...made });
    },
  });
}

const challengeKey = ({ actor }: SignedIn, id: string, purpose: "add-app" | "add-text" | "add-passkey") => ({
  id,
  sessionId: actor.sessionId,
  purpose,
});

/** Runs in the transaction that closes the challenge. */
async function addFactor(scope: DbScope, call: SignedIn, factor: Omit<NewFactor, "accountId">): Promise<AddedFactor> {
  const { db } = scope;
  const { now } = call;
  const { accountId, sessionId } = call.actor;
  await lockAccount(db, accountId);
  const isFirst = (await listFactors(db, accountId)).length === 0;
  const added = (await insertFactor(db, { ...factor, accountId }, now)) ?? refuse("already_exists");
  await notifySecurityChange({ ...call, ...scope }, accountId, "factorAdded", [added]);
  if (!isFirst) return { factor: viewFactor(added), recoveryCodes: null };
  await confirmSession(db, sessionId, "factor", now);
  const sessionIds = await endOtherSessions(db, accountId, sessionId, now);
  await scope.endStreams({ sessionIds });
  return { factor: viewFactor(added), recoveryCodes: await replaceRecoveryCodes(db, accountId, now) };
}

async function replaceRecoveryCodes(db: DbScope["db"], accountId: string, now: Date): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = await Promise.all(codes.map((code) => hashOfCode(db, accountId, plainRecoveryCode(code))));
  await putRecoveryCodes(db, accountId, hashes, now);
  return codes;
}

/** The last one stays while one of the person's organisations requires one. Refuses with `not_found` or `last_factor`. */
export async function removeFactor(call: SignedIn<Tx>, factorId: string): Promise<void> {
  const { db, actor, now } = call;
  const { accountId } = actor;
  await lockAccount(db, accountId);
  const factors = await listFactors(db, accountId);
  if (!factors.some(({ id }) => id === factorId)) refuse("not_found");
  await ensureConfirmed(call);
  const requiredFrom = await findFactorRequiredFrom(db, accountId);
  if (factors.length === 1) ensure(mayRemoveLast(requiredFrom, now));
  const removed = await deleteFactor(db, accountId, factorId);
  await notifySecurityChange(call, accountId, "factorRemoved", removed ? [removed] : []);
  if (factors.length > 1) return;
  await deleteRecoveryCodes(db, accountId);
  await forgetSecondSteps(db, accountId);
  // If an organisation will require a second step from some day on, streams must learn of that day.
  await call.endStreams({ accountId });
}

/** Outside the request's transaction, so that no response with codes is stored for repetition. Refuses with `not_found`. */
export async function renewRecoveryCodes(call: SignedIn): Promise<string[]> {
  const { accountId } = call.actor;
  await ensureConfirmed(call);
  return call.transact(async (scope) => {
    await lockAccount(scope.db, accountId);
    if ((await listFactors(scope.db, accountId)).length === 0) refuse("not_found");
    await notifySecurityChange({ ...call, ...scope }, accountId, "recoveryCodesRenewed");
    return replaceRecoveryCodes(scope.db, accountId, call.now);
  });
}
