/**
 * Between password and second step there is a *pending second-factor session*: it gives no access, lasts ten minutes and takes five
 * answers. A right one turns it into a session, the fifth wrong one ends it. D §2
 */
import type { StepKind } from "@stoep/contract/accounts";
import type { DbScope, RouteCall } from "#kernel/call.ts";
import { refuse } from "#kernel/refuse.ts";
import { hashOfToken } from "#kernel/tokens.ts";
import { undoCount } from "../identities/index.ts";
import { challengeTries } from "../limits.ts";
import {
  answerChallenge,
  authenticationOptions,
  type FactorAnswer,
  findFactorOf,
  findPendingSecondFactorSession,
  isRightAnswer,
  listFactors,
  type PendingSecondFactorSession,
  sendTextCode,
  updateChallenge,
} from "../second-factors/index.ts";
import {
  browserKeyOf,
  endPendingSecondFactorSession,
  finishSecondStep,
  type IssuedTokens,
  insertRefreshToken,
  successorOf,
  useRefreshToken,
} from "../sessions/index.ts";
import { completeSignIn, secondStepCounter } from "./sign-in.ts";
import { tryCounter } from "./trusted-devices.ts";

/** undefined when the token belongs to no pending second-factor session. Refuses with `challenge_over` when that has ended. */
export async function findPendingSession(
  { db, now }: RouteCall,
  token: string | undefined,
): Promise<PendingSecondFactorSession | undefined> {
  const pending = token ? await findPendingSecondFactorSession(db, hashOfToken(token)) : undefined;
  if (pending && (pending.endedAt || pending.expiresAt <= now || pending.tries >= challengeTries))
    refuse("challenge_over");
  return pending;
}

const requirePendingSession = async (call: RouteCall, token: string | undefined) =>
  (await findPendingSession(call, token)) ?? refuse("token_invalid");

/** Refuses with `not_found`. */
export async function sendStepCode(call: RouteCall, token: string | undefined) {
  const { challengeId, accountId, language, expiresAt } = await requirePendingSession(call, token);
  const factor = await findFactorOf(call.db, accountId, "text");
  if (!factor?.phone) return refuse("not_found");
  const who = await tryCounter(call, accountId);
  return sendTextCode(call, { challengeId, who, language, expiresAt, phone: factor.phone });
}

/** Refuses with `not_found` or `challenge_over`. */
export async function startStepPasskey(call: RouteCall, token: string | undefined) {
  const { challengeId, accountId } = await requirePendingSession(call, token);
  const passkeys = (await listFactors(call.db, accountId)).filter(({ kind }) => kind === "passkey");
  if (passkeys.length === 0) return refuse("not_found");
  const options = await authenticationOptions(call.config, passkeys);
  if (!(await updateChallenge(call.db, challengeId, { secret: options.challenge }, call.now))) refuse("challenge_over");
  return options;
}

/** Without an answer the token stays valid. Refuses with `second_step_required`. */
export async function answerSecondStep(
  call: RouteCall,
  pending: PendingSecondFactorSession,
  token: string,
  given: string | undefined,
  kind: StepKind = "app",
): Promise<IssuedTokens> {
  if (given === undefined || given.trim() === "") return refuse("second_step_required");
  const { sessionId, challengeId } = pending;
  const answer = readAnswer(kind, given);
  return answerChallenge(
    call,
    { id: challengeId, sessionId, purpose: "second-step" },
    {
      check: async (scope, challenge) =>
        (await isRightAnswer({ ...call, ...scope }, challenge, answer))
          ? completeSecondStep(scope, call, pending, token)
          : null,
      atLast: () => endPendingSecondFactorSession(call.db, sessionId, call.now),
    },
  );
}

async function completeSecondStep(
  scope: DbScope,
  call: RouteCall,
  pending: PendingSecondFactorSession,
  token: string,
): Promise<IssuedTokens> {
  const { db } = scope;
  const { now } = call;
  if (!(await useRefreshToken(db, token, now))) refuse("token_invalid");
  const session =
    (await finishSecondStep(db, pending.sessionId, call.config.sessionDays, now)) ?? refuse("challenge_over");
  await undoCount(db, secondStepCounter, await tryCounter({ ...call, db }, session.accountId));
  await completeSignIn(scope, call, { ...session, how: "secondStep" });
  const { sessionId, accountId, client } = session;
  // As with a refresh, the same answer sent twice by one browser gets the same token.
  const successor = successorOf(token, browserKeyOf(call, client));
  const refreshToken = await insertRefreshToken(db, sessionId, now, { token: successor });
  return { sessionId, accountId, client, refreshToken, secondStep: null };
}

function readAnswer(kind: StepKind, given: string): FactorAnswer {
  if (kind === "passkey") return { kind, answer: readJson(given) };
  return { kind, code: given.replace(/\s/g, "") };
}

/** Unreadable input is a wrong answer, and counts as one. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
