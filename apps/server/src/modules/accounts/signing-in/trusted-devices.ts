/**
 * A browser in which someone signed in, with the second step where there is one, keeps a mark of it, and its tries are counted
 * apart. So strangers, and anyone who found out a password, use up the tries of strangers and not those of the person. A mark opens
 * nothing. D §2
 */
import { timingSafeEqual } from "node:crypto";
import type { RouteCall } from "#kernel/call.ts";
import { hashOfCode } from "../factors/index.ts";
import { trustedDeviceMs } from "../limits.ts";
import { hashOfToken, newToken, passwordChangedAt } from "../people/index.ts";
import { cookiePath, isBrowser } from "../sessions/index.ts";

/** One for each account: a household shares a browser. */
const nameOf = (accountId: string) => `stoep_known_${hashOfToken(accountId).slice(0, 16)}`;
const macOf = ({ db }: Pick<RouteCall, "db">, accountId: string, mark: string) =>
  hashOfCode(db, `browser ${accountId}`, mark);

/** The name under which this browser's own tries are counted; null: the account does not know it. */
export async function trustedDevice(
  call: Pick<RouteCall, "db" | "cookies" | "now">,
  accountId: string,
): Promise<string | null> {
  const [, mark = "", at = "", mac = ""] =
    /^([\w-]{43}\.(\d{13}))\.([\w-]{43})$/.exec(call.cookies[nameOf(accountId)] ?? "") ?? [];
  if (mark === "" || call.now.getTime() >= Number(at) + trustedDeviceMs) return null;
  const isOurs = timingSafeEqual(Buffer.from(mac), Buffer.from(await macOf(call, accountId, mark)));
  if (!isOurs) return null;
  // Anyone who signed in with an earlier password signs in again.
  const changedAt = await passwordChangedAt(call.db, accountId);
  return changedAt && Number(at) < changedAt.getTime() ? null : `${accountId} ${mark}`;
}

/** Whose tries these are: the account's in a trusted browser, else those of everybody else. */
export const tryCounter = async (call: Pick<RouteCall, "db" | "cookies" | "now">, accountId: string): Promise<string> =>
  (await trustedDevice(call, accountId)) ?? accountId;

/** After a sign-in with all its steps, and after a new password: again each time. */
export async function trustDevice(call: RouteCall, accountId: string): Promise<void> {
  if (!isBrowser(call)) return;
  const mark = `${newToken()}.${call.now.getTime()}`;
  const value = `${mark}.${await macOf(call, accountId, mark)}`;
  call.setCookie(nameOf(accountId), value, { path: cookiePath, maxAgeSeconds: trustedDeviceMs / 1000 });
}
