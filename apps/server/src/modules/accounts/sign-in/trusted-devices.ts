/**
 * A browser in which someone completed a sign-in keeps a mark of it, and its tries are counted separately. So strangers, even with
 * the password, use up their own tries and not the person's. The mark itself gives no access. D §2
 */
import { timingSafeEqual } from "node:crypto";
import type { RouteCall } from "#kernel/call.ts";
import { hashOfToken, newToken } from "#kernel/tokens.ts";
import { findPasswordChangedAt } from "../identities/index.ts";
import { trustedDeviceMs } from "../limits.ts";
import { hashOfCode } from "../second-factors/index.ts";
import { cookiePath, isBrowser } from "../sessions/index.ts";

/** One for each account, because a household may share a browser. */
const nameOf = (accountId: string) => `stoep_known_${hashOfToken(accountId).slice(0, 16)}`;
const macOf = ({ db }: Pick<RouteCall, "db">, accountId: string, mark: string) =>
  hashOfCode(db, `browser ${accountId}`, mark);

type Marked = Pick<RouteCall, "db" | "cookies" | "plainCookies" | "now">;

/** A mark without its prefix counts too: it is signed, so nobody can make one up. */
const cookieOf = ({ cookies, plainCookies }: Marked, accountId: string) =>
  cookies[nameOf(accountId)] ?? plainCookies[nameOf(accountId)] ?? "";

/** The key that this browser's tries are counted under; null when the account does not trust it. */
export async function findTrustedDevice(call: Marked, accountId: string): Promise<string | null> {
  const [, mark = "", at = "", mac = ""] = /^([\w-]{43}\.(\d{13}))\.([\w-]{43})$/.exec(cookieOf(call, accountId)) ?? [];
  if (mark === "" || call.now.getTime() >= Number(at) + trustedDeviceMs) return null;
  const isOurs = timingSafeEqual(Buffer.from(mac), Buffer.from(await macOf(call, accountId, mark)));
  if (!isOurs) return null;
  // A mark from before the last password change no longer counts.
  const changedAt = await findPasswordChangedAt(call.db, accountId);
  return changedAt && Number(at) < changedAt.getTime() ? null : `${accountId} ${mark}`;
}

/** Which counter applies: a trusted browser's own, or the one that all others share. */
export const tryCounter = async (call: Marked, accountId: string): Promise<string> =>
  (await findTrustedDevice(call, accountId)) ?? accountId;

/** Gives a mark from before the prefix its present name, for the rest of its time. */
export async function renameMark(call: RouteCall, accountId: string): Promise<void> {
  const name = nameOf(accountId);
  const mark = call.plainCookies[name];
  if (mark === undefined || call.cookies[name] !== undefined || !(await findTrustedDevice(call, accountId))) return;
  const leftMs = Number(mark.split(".")[1]) + trustedDeviceMs - call.now.getTime();
  call.setCookie(name, mark, { path: cookiePath, maxAgeSeconds: Math.floor(leftMs / 1000) });
}

/** Called after every completed sign-in and every new password. */
export async function trustDevice(call: RouteCall, accountId: string): Promise<void> {
  if (!isBrowser(call)) return;
  const mark = `${newToken()}.${call.now.getTime()}`;
  const value = `${mark}.${await macOf(call, accountId, mark)}`;
  call.setCookie(nameOf(accountId), value, { path: cookiePath, maxAgeSeconds: trustedDeviceMs / 1000 });
}
