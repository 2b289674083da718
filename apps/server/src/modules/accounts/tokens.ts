/** The three ways to a session, and the tokens that come with it. D §2 */
import type { TokenAnswer } from "@stoep/contract/accounts";
import type { Call } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { signAccessToken } from "./access-token.ts";
import { isPassword, oneAtATime } from "./passwords.ts";
import { accessSeconds, accountLimit, addressLimit, sessionMs } from "./rules/limits.ts";
import { firstPlace } from "./rules/places.ts";
import { findCredential, isEnabled } from "./store/accounts.ts";
import { listPlaces } from "./store/memberships.ts";
import { endSession, extendSession, insertSession, markUsed } from "./store/sessions.ts";
import { insertRefreshToken, sessionOfUsedToken, useRefreshToken, useSignInLink } from "./store/tokens.ts";
import { accountKey, addressKey, countWrongTry, forgetTries, isPaused } from "./store/tries.ts";

export interface Issued {
  sessionId: string;
  accountId: string;
  client: string;
  refreshToken: string;
}

/** Whose password it is. Known and unknown addresses, right and wrong: the same answer after the same time. */
export async function checkPassword(call: Call, email?: string, password?: string): Promise<string> {
  if (!email) return refuseFields({ username: "emailRequired" });
  if (!password) return refuseFields({ password: "passwordRequired" });
  const { db, now } = call;
  const account = accountKey(email);
  const address = addressKey(call.client.address);
  const holdOn = async () => {
    const isSlowed =
      (await isPaused(db, account, accountLimit, now)) || (await isPaused(db, address, addressLimit, now));
    if (isSlowed) refuse("too_many_tries");
  };
  await holdOn();
  return oneAtATime(async () => {
    await holdOn();
    const credential = await findCredential(db, email);
    if (credential && (await isPassword(credential.passwordHash, password))) {
      await forgetTries(db, account);
      return credential.id;
    }
    if (!credential) await isPassword(undefined, password);
    await countWrongTry(db, account, accountLimit, now);
    await countWrongTry(db, address, addressLimit, now);
    return refuse("credentials_wrong");
  });
}

export function signIn(call: Call, accountId: string): Promise<Issued> {
  return call.transact(({ db }) => startSession(db, call, accountId, call.now));
}

export async function signInByLink(call: Call, token: string): Promise<Issued> {
  const issued = await call.transact(async ({ db }) => {
    const accountId = await useSignInLink(db, token, call.now);
    return accountId && (await isEnabled(db, accountId)) ? startSession(db, call, accountId, null) : null;
  });
  return issued ?? refuse("token_invalid");
}

/** The provider of an organisation answers for its own factors: its sign-on counts as both steps. */
export const startSignedOn = (db: Db, call: Call, accountId: string): Promise<Issued> =>
  startSession(db, call, accountId, call.now, "done");

async function startSession(
  db: Db,
  { client, now }: Call,
  accountId: string,
  confirmedAt: Date | null,
  secondStep: "done" | null = null,
): Promise<Issued> {
  const place = firstPlace(client.name, await listPlaces(db, accountId));
  const session = { accountId, client: client.name, agent: client.agent, confirmedAt, secondStep, ...place };
  const sessionId = await insertSession(db, session, now);
  await markUsed(db, place, now);
  return { sessionId, accountId, client: client.name, refreshToken: await insertRefreshToken(db, sessionId, now) };
}

/** One winner per token. A token that comes back after its use ends the whole session, also for the thief. */
export async function refresh(call: Call, token: string | undefined): Promise<Issued> {
  const { now } = call;
  if (!token) return refuse("token_invalid");
  const issued = await call.transact(async ({ db, endStreams }) => {
    const sessionId = await useRefreshToken(db, token, now);
    const session = sessionId && (await extendSession(db, sessionId, now));
    if (session) return { ...session, refreshToken: await insertRefreshToken(db, session.sessionId, now) };
    const stolen = sessionId ? undefined : await sessionOfUsedToken(db, token);
    if (stolen) {
      await endSession(db, stolen, now);
      await endStreams({ sessionIds: [stolen] });
    }
    return null;
  });
  return issued ?? refuse("token_invalid");
}

const browsers = ["dashboard", "resident"] as const;
/** Each of the two apps has its own session: one person may be staff in one and resident in the other. D §1 */
export const refreshCookie = (client: string): string | null =>
  browsers.some((name) => name === client) ? `stoep_refresh_${client}` : null;
const cookiePath = "/api/token";

/** Scripts in a browser never see a refresh token; it goes into the cookie of the session's own app. */
export async function hand(call: Call, issued: Issued): Promise<TokenAnswer> {
  const cookie = refreshCookie(issued.client);
  if (cookie) call.setCookie(cookie, issued.refreshToken, { path: cookiePath, maxAgeSeconds: sessionMs / 1000 });
  return {
    access_token: await signAccessToken(call.db, issued.sessionId, call.now),
    token_type: "bearer",
    expires_in: accessSeconds,
    userId: issued.accountId,
    ...(cookie ? {} : { refresh_token: issued.refreshToken }),
  };
}

export function dropCookie(call: Call): void {
  const cookie = refreshCookie(call.client.name);
  if (cookie) call.setCookie(cookie, "", { path: cookiePath, maxAgeSeconds: 0 });
}
