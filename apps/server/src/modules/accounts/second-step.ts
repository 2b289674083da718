/**
 * Between password and second step there is a *half session*: it opens nothing, lives ten minutes and takes five answers.
 * The right one makes a session of it, the fifth wrong one ends it. D §2
 */
import type { StepKind } from "@stoep/contract/accounts";
import type { Call, Reach } from "#kernel/call.ts";
import { refuse } from "#kernel/refuse.ts";
import { counted } from "./known-browsers.ts";
import { optionsToShow } from "./passkeys.ts";
import { type Answer, answerChallenge, isRight } from "./proof.ts";
import { challengeTries } from "./rules/limits.ts";
import { arrive, type Issued, secondSteps } from "./sign-in.ts";
import { findHalfSession, type HalfSession, putIntoChallenge } from "./store/challenges.ts";
import { findFactorOf, listFactors } from "./store/factors.ts";
import { endHalfSession, finishSecondStep } from "./store/sessions.ts";
import { hashOf, insertRefreshToken, useRefreshToken } from "./store/tokens.ts";
import { takeBack } from "./store/tries.ts";
import { sendCode } from "./text-codes.ts";

/** undefined: the token is not one of a half session. Refuses with `challenge_over` when that has ended. */
export async function findWaiting({ db, now }: Call, token: string | undefined): Promise<HalfSession | undefined> {
  const half = token ? await findHalfSession(db, hashOf(token)) : undefined;
  if (half && (half.endedAt || half.expiresAt <= now || half.tries >= challengeTries)) refuse("challenge_over");
  return half;
}

const waiting = async (call: Call, token: string | undefined) =>
  (await findWaiting(call, token)) ?? refuse("token_invalid");

export async function sendStepCode(call: Call, token: string | undefined) {
  const { challengeId, accountId, language, expiresAt } = await waiting(call, token);
  const factor = await findFactorOf(call.db, accountId, "text");
  if (!factor?.phone) return refuse("not_found");
  const who = await counted(call, accountId);
  return sendCode(call, { challengeId, who, language, expiresAt, phone: factor.phone });
}

export async function startStepPasskey(call: Call, token: string | undefined) {
  const { challengeId, accountId } = await waiting(call, token);
  const passkeys = (await listFactors(call.db, accountId)).filter(({ kind }) => kind === "passkey");
  if (passkeys.length === 0) return refuse("not_found");
  const options = await optionsToShow(call.config, passkeys);
  if (!(await putIntoChallenge(call.db, challengeId, { secret: options.challenge }, call.now)))
    refuse("challenge_over");
  return options;
}

/** Without an answer the token stays good for one. */
export async function takeSecondStep(
  call: Call,
  half: HalfSession,
  token: string,
  given: string | undefined,
  kind: StepKind = "app",
): Promise<Issued> {
  if (given === undefined || given.trim() === "") return refuse("second_step_required");
  const { sessionId, challengeId } = half;
  const answer = readAnswer(kind, given);
  return answerChallenge(
    call,
    { id: challengeId, sessionId, purpose: "second-step" },
    {
      check: async (reach, challenge) =>
        (await isRight({ ...call, ...reach }, challenge, answer)) ? goOn(reach, call, half, token) : null,
      atLast: () => endHalfSession(call.db, sessionId, call.now),
    },
  );
}

async function goOn(reach: Reach, call: Call, half: HalfSession, token: string): Promise<Issued> {
  const { db } = reach;
  const { now } = call;
  if (!(await useRefreshToken(db, token, now))) refuse("token_invalid");
  const session = (await finishSecondStep(db, half.sessionId, now)) ?? refuse("challenge_over");
  await takeBack(db, secondSteps, await counted({ ...call, db }, session.accountId));
  await arrive(reach, call, session);
  const { sessionId, accountId, client } = session;
  return { sessionId, accountId, client, refreshToken: await insertRefreshToken(db, sessionId, now), secondStep: null };
}

function readAnswer(kind: StepKind, given: string): Answer {
  if (kind === "passkey") return { kind, answer: readJson(given) };
  return { kind, code: given.replace(/\s/g, "") };
}

/** What cannot be read is a wrong answer, and counted as one. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
