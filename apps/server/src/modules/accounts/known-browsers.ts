/**
 * A browser in which somebody took the second step keeps a mark of it, and its tries are counted apart. So whoever found out a
 * password uses up the tries of strangers, and not those of the person. A mark opens nothing. D §2
 */
import { timingSafeEqual } from "node:crypto";
import type { Call } from "#kernel/call.ts";
import { hashOfCode } from "./proof.ts";
import { knownBrowserMs } from "./rules/limits.ts";
import { hashOf, newToken } from "./store/tokens.ts";
import { cookiePath, isBrowser } from "./tokens.ts";

/** One for each account: a household shares a browser. */
const nameOf = (accountId: string) => `stoep_known_${hashOf(accountId).slice(0, 16)}`;
const macOf = ({ db }: Pick<Call, "db">, accountId: string, mark: string) =>
  hashOfCode(db, `browser ${accountId}`, mark);

/** Whose tries these are: the account's in a browser that it knows, else those of everybody else. */
export async function counted(call: Pick<Call, "db" | "cookies" | "now">, accountId: string): Promise<string> {
  const [, mark = "", at = "", mac = ""] =
    /^([\w-]{43}\.(\d{13}))\.([\w-]{43})$/.exec(call.cookies[nameOf(accountId)] ?? "") ?? [];
  if (mark === "" || call.now.getTime() >= Number(at) + knownBrowserMs) return accountId;
  const isOurs = timingSafeEqual(Buffer.from(mac), Buffer.from(await macOf(call, accountId, mark)));
  return isOurs ? `${accountId} ${mark}` : accountId;
}

/** After the second step, anew each time. */
export async function markBrowser(call: Call, accountId: string): Promise<void> {
  if (!isBrowser(call)) return;
  const mark = `${newToken()}.${call.now.getTime()}`;
  const value = `${mark}.${await macOf(call, accountId, mark)}`;
  call.setCookie(nameOf(accountId), value, { path: cookiePath, maxAgeSeconds: knownBrowserMs / 1000 });
}
