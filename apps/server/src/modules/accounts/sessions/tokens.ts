/** Issuing, replacing and revoking tokens. D §2 */
import { createHmac } from "node:crypto";
import type { SecondStep, TokenAnswer } from "@stoep/contract/accounts";
import type { RouteCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { areCookiesSecure } from "#kernel/http/cookies.ts";
import { logSecurity } from "#kernel/log.ts";
import { refuse } from "#kernel/refuse.ts";
import { newToken } from "#kernel/tokens.ts";
import { accessSeconds, pendingSecondFactorMs, refreshGraceMs, refreshRestMs, sessionMs } from "../limits.ts";
import { signAccessToken } from "./access-token.ts";
import {
  findRecentToken,
  findUsedToken,
  insertRefreshToken,
  isUnusedToken,
  useRefreshToken,
} from "./store/refresh-tokens.ts";
import { findSchemaOfSession } from "./store/session-identities.ts";
import { extendSession, hasPlainCookie, isSessionOver } from "./store/session-life.ts";
import { endSession } from "./store/sessions.ts";

/** A session that was opened or refreshed, with the tokens to hand out. */
export interface IssuedTokens {
  sessionId: string;
  accountId: string;
  client: string;
  refreshToken: string;
  /** What the person must still do before the session gives access. */
  secondStep: SecondStep | null;
  /** When the session ends, where that is known to be near. */
  expiresAt?: Date;
  /** The browser's key where it came without its prefix. */
  plainKey?: string | null;
}

/**
 * Replaces a refresh token by its successor. A reload, two tabs or a lost response present the same token twice: its own browser
 * gets the same successor for 20 s. Any other reuse ends the whole session, for a thief as well.
 * Refuses with `session_over` and `token_invalid`. D §2, docs/specification/access.md
 */
export async function refreshSession(call: RouteCall, sent: string | undefined): Promise<IssuedTokens> {
  const { now } = call;
  const plain = sent === undefined ? plainTokenOf(call) : undefined;
  const token = sent ?? plain;
  if (!token) return refuse("token_invalid");
  // Anybody in between could plant such a cookie: it counts only for a session that was given one.
  if (plain !== undefined && !(await hasPlainCookie(call.db, plain, now))) return refuse("token_invalid");
  if (await isSessionOver(call.db, token, now)) return refuse("session_over");
  const plainKey = plain === undefined ? null : browserKeyOf({ cookies: call.plainCookies }, call.client.name);
  const browserKey = plainKey ?? browserKeyOf(call, call.client.name);
  const issued = await call.transact(async ({ db, endStreams }) => {
    const turn = await replaceToken(db, token, browserKey, now);
    if (turn.outcome === "stolen") {
      await endSession(db, turn.sessionId, now);
      await endStreams({ sessionIds: [turn.sessionId] });
      logSecurity({ ...call, db }, "tokenStolen", { subjectId: turn.sessionId });
    }
    if (turn.outcome !== "good") return null;
    // Only when it comes with the prefix is it known that the browser has it.
    const cookieName = !areCookiesSecure(call.config) ? "plain" : plain === undefined ? "prefixed" : "unknown";
    const session = await extendSession(db, turn.sessionId, { cookieName, days: call.config.sessionDays }, now);
    return session ? { ...session, refreshToken: turn.refreshToken, secondStep: null, plainKey } : null;
  });
  return issued ?? refuse("token_invalid");
}

type RefreshOutcome =
  | { outcome: "good"; sessionId: string; refreshToken: string }
  | { outcome: "stolen"; sessionId: string }
  | { outcome: "unknown" };

async function replaceToken(db: Db, token: string, browserKey: string | null, now: Date): Promise<RefreshOutcome> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const young = browserKey && (await findRecentToken(db, token, before(refreshRestMs)));
  if (young) return { outcome: "good", sessionId: young, refreshToken: token };
  const successor = successorOf(token, browserKey);
  const sessionId = await useRefreshToken(db, token, now);
  if (sessionId) {
    await insertRefreshToken(db, sessionId, now, { token: successor });
    return { outcome: "good", sessionId, refreshToken: successor };
  }
  const used = await findUsedToken(db, token);
  if (!used) return { outcome: "unknown" };
  const isRepeated =
    browserKey !== null &&
    used.usedAt > before(refreshGraceMs) &&
    (await isUnusedToken(db, used.sessionId, successor, now));
  return isRepeated
    ? { outcome: "good", sessionId: used.sessionId, refreshToken: successor }
    : { outcome: "stolen", sessionId: used.sessionId };
}

/**
 * Derived from the token and a key that only its browser has: that browser gets the same successor again, nobody else can compute
 * it, and neither is stored. Random without such a key.
 */
export const successorOf = (token: string, browserKey: string | null): string =>
  browserKey ? createHmac("sha256", browserKey).update(token).digest("base64url") : newToken();

/** API clients send their token; browsers have it in their app's cookie. */
export function refreshTokenOf({ client, cookies }: RouteCall, sent: string | undefined): string | undefined {
  const cookie = refreshCookie(client.name);
  return sent ?? (cookie ? cookies[cookie] : undefined);
}

/** The token of a browser whose cookies do not have their prefix yet. */
function plainTokenOf({ client, plainCookies }: RouteCall): string | undefined {
  const cookie = refreshCookie(client.name);
  return cookie ? plainCookies[cookie] : undefined;
}

const browserApps = ["dashboard", "resident"] as const;
/** Each app has its own session: a person may be staff in one and resident in the other. D §1 */
const refreshCookie = (client: string): string | null =>
  browserApps.some((name) => name === client) ? `stoep_refresh_${client}` : null;
/** The browser's key, which stays the same while the tokens change. The server does not store it. */
const keyCookie = (client: string): string | null => refreshCookie(client) && `stoep_browser_${client}`;
export function browserKeyOf({ cookies }: Pick<RouteCall, "cookies">, client: string): string | null {
  const name = keyCookie(client);
  const key = name ? cookies[name] : undefined;
  return key && /^[\w-]{43}$/.test(key) ? key : null;
}
export const cookiePath = "/api/token";
/** Whether a session that begins here gets its cookies without a prefix. */
export const givesPlainCookie = (call: Pick<RouteCall, "client" | "config">): boolean =>
  isBrowser(call) && !areCookiesSecure(call.config);
export const isBrowser = ({ client }: Pick<RouteCall, "client">): boolean => refreshCookie(client.name) !== null;

/**
 * Scripts in a browser never see a refresh token: it goes into the cookie of the session's app. Until the second step is taken,
 * there is no other token.
 */
export async function handOutTokens(call: RouteCall, issued: IssuedTokens): Promise<TokenAnswer> {
  const { sessionId, accountId: userId, refreshToken, secondStep } = issued;
  const cookie = refreshCookie(issued.client);
  const maxAgeSeconds = (secondStep ? pendingSecondFactorMs : sessionMs) / 1000;
  if (cookie) call.setCookie(cookie, refreshToken, { path: cookiePath, maxAgeSeconds });
  const key = keyCookie(issued.client);
  if (key)
    call.setCookie(key, issued.plainKey ?? browserKeyOf(call, issued.client) ?? newToken(), {
      path: cookiePath,
      maxAgeSeconds: sessionMs / 1000,
    });
  const refresh = cookie ? {} : { refresh_token: refreshToken };
  if (secondStep) return { token_type: "bearer", expires_in: 0, userId, ...refresh, second_step: secondStep };
  const schema = await findSchemaOfSession(call.db, sessionId);
  // Not beyond the session's end, so that its end is met by a refresh, which says so, and not in the middle of a request.
  const leftSeconds = issued.expiresAt
    ? Math.floor((issued.expiresAt.getTime() - call.now.getTime()) / 1000)
    : accessSeconds;
  const expires_in = Math.min(accessSeconds, Math.max(leftSeconds, 1));
  const access_token = await signAccessToken(call.db, { sessionId, schema }, call.now, expires_in);
  return { access_token, token_type: "bearer", expires_in, userId, ...refresh };
}

export function dropCookies(call: RouteCall): void {
  const { name } = call.client;
  for (const cookie of [refreshCookie(name), keyCookie(name)])
    if (cookie) call.setCookie(cookie, "", { path: cookiePath, maxAgeSeconds: 0 });
}
