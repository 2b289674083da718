/** Passwords checked, tokens handed out and taken back. D §2 */
import type { TokenAnswer } from "@stoep/contract/accounts";
import type { Call } from "#kernel/call.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { signAccessToken } from "./access-token.ts";
import { isPassword, oneAtATime } from "./passwords.ts";
import { accessSeconds, accountLimit, addressLimit, halfSessionMs, sessionMs } from "./rules/limits.ts";
import type { Issued } from "./sign-in.ts";
import { type Credential, findCredential } from "./store/accounts.ts";
import { findSchemaOfSession } from "./store/identities.ts";
import { endSession, extendSession } from "./store/sessions.ts";
import { insertRefreshToken, sessionOfUsedToken, useRefreshToken } from "./store/tokens.ts";
import { accountKey, addressKey, countWrongTry, forgetTries, isPaused } from "./store/tries.ts";

/** Whose password it is. Known and unknown addresses, right and wrong: the same answer after the same time. */
export async function checkPassword(call: Call, email?: string, password?: string): Promise<Credential> {
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
      return credential;
    }
    if (!credential) await isPassword(undefined, password);
    await countWrongTry(db, account, accountLimit, now);
    await countWrongTry(db, address, addressLimit, now);
    return refuse("credentials_wrong");
  });
}

/** One winner per token. A token that comes back after its use ends the whole session, also for the thief. */
export async function refresh(call: Call, token: string | undefined): Promise<Issued> {
  const { now } = call;
  if (!token) return refuse("token_invalid");
  const issued = await call.transact(async ({ db, endStreams }) => {
    const sessionId = await useRefreshToken(db, token, now);
    const session = sessionId && (await extendSession(db, sessionId, now));
    if (session)
      return { ...session, refreshToken: await insertRefreshToken(db, session.sessionId, now), secondStep: null };
    const stolen = sessionId ? undefined : await sessionOfUsedToken(db, token);
    if (stolen) {
      await endSession(db, stolen, now);
      await endStreams({ sessionIds: [stolen] });
    }
    return null;
  });
  return issued ?? refuse("token_invalid");
}

/** API clients send their token, browsers have it in the cookie of their app. */
export function refreshTokenOf({ client, cookies }: Call, sent: string | undefined): string | undefined {
  const cookie = refreshCookie(client.name);
  return sent ?? (cookie ? cookies[cookie] : undefined);
}

const browsers = ["dashboard", "resident"] as const;
/** Each of the two apps has its own session: one person may be staff in one and resident in the other. D §1 */
const refreshCookie = (client: string): string | null =>
  browsers.some((name) => name === client) ? `stoep_refresh_${client}` : null;
export const cookiePath = "/api/token";
export const isBrowser = ({ client }: Pick<Call, "client">): boolean => refreshCookie(client.name) !== null;

/**
 * Scripts in a browser never see a refresh token; it goes into the cookie of the session's own app. While the second step is
 * to come, that is all there is.
 */
export async function hand(call: Call, issued: Issued): Promise<TokenAnswer> {
  const { sessionId, accountId: userId, refreshToken, secondStep } = issued;
  const cookie = refreshCookie(issued.client);
  const maxAgeSeconds = (secondStep ? halfSessionMs : sessionMs) / 1000;
  if (cookie) call.setCookie(cookie, refreshToken, { path: cookiePath, maxAgeSeconds });
  const refresh = cookie ? {} : { refresh_token: refreshToken };
  if (secondStep) return { token_type: "bearer", expires_in: 0, userId, ...refresh, second_step: secondStep };
  const schema = await findSchemaOfSession(call.db, sessionId);
  const access_token = await signAccessToken(call.db, { sessionId, schema }, call.now);
  return { access_token, token_type: "bearer", expires_in: accessSeconds, userId, ...refresh };
}

export function dropCookie(call: Call): void {
  const cookie = refreshCookie(call.client.name);
  if (cookie) call.setCookie(cookie, "", { path: cookiePath, maxAgeSeconds: 0 });
}
