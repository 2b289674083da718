/** How long a session lasts, and by which cookie its tokens may come. */
import { daysAfter } from "@stoep/contract/kernel";
import { sql } from "kysely";
import type { Config } from "#kernel/config.ts";
import type { Db } from "#kernel/database.ts";
import { hashOfToken } from "#kernel/tokens.ts";
import { refreshGraceMs, sessionMs } from "../../limits.ts";

export type SessionDays = Config["sessionDays"];

export const longestLife = ({ staff, residents }: SessionDays, now: Date) => ({
  staff: daysAfter(now, staff),
  residents: daysAfter(now, residents),
});

/**
 * It lasts as long as it is used, but not beyond its end. That end only ever comes nearer: when the installation allows less, or for a
 * session that had none.
 */
export function extension(days: SessionDays, now: Date) {
  const { staff, residents } = longestLife(days, now);
  const end = sql<Date>`least(ends_at, case when client = 'resident' then ${residents}::timestamptz else ${staff}::timestamptz end)`;
  const unused = new Date(now.getTime() + sessionMs);
  return { refreshedAt: now, endsAt: end, expiresAt: sql<Date>`least(${unused}::timestamptz, ${end})` };
}

/** How the browser named the cookie of a session's token; `unknown` until it has shown that it has the new name. */
export type CookieName = "plain" | "prefixed" | "unknown";

/** A cookie without its prefix stops counting as soon as the browser has shown the other; answers that are under way may follow. */
function plainCookieUntil(name: CookieName, now: Date) {
  if (name === "unknown") return {};
  if (name === "plain") return { plainCookieUntil: new Date(now.getTime() + sessionMs) };
  const soon = new Date(now.getTime() + refreshGraceMs);
  return {
    plainCookieUntil: sql<Date | null>`case when plain_cookie_until > ${soon} then ${soon} else plain_cookie_until end`,
  };
}

/** Whether the token's session was not ended by anybody, but has reached its end. */
export async function isSessionOver(db: Db, token: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom("public.refreshToken as t")
    .innerJoin("public.session as s", "s.id", "t.sessionId")
    .select("s.id")
    .where("t.tokenHash", "=", hashOfToken(token))
    .where("s.endedAt", "is", null)
    .where("s.expiresAt", "<=", now)
    .where((eb) => eb("s.secondStep", "is distinct from", "waiting"))
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether the token's session may still come in a cookie without its prefix. */
export async function hasPlainCookie(db: Db, token: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom("public.refreshToken as t")
    .innerJoin("public.session as s", "s.id", "t.sessionId")
    .select("s.id")
    .where("t.tokenHash", "=", hashOfToken(token))
    .where("s.plainCookieUntil", ">", now)
    .executeTakeFirst();
  return found !== undefined;
}

/** Extends a live session of an account that may sign in; returns the account. */
export function extendSession(
  db: Db,
  sessionId: string,
  { cookieName, days }: { cookieName: CookieName; days: SessionDays },
  now: Date,
) {
  return db
    .updateTable("public.session")
    .from("public.account")
    .whereRef("public.account.id", "=", "public.session.accountId")
    .where("public.session.id", "=", sessionId)
    .where("public.session.endedAt", "is", null)
    .where("public.session.expiresAt", ">", now)
    .where("public.account.disabledAt", "is", null)
    .where((eb) => eb("public.session.secondStep", "is distinct from", "waiting"))
    .set({ ...extension(days, now), ...plainCookieUntil(cookieName, now) })
    .returning(["public.session.id as sessionId", "public.session.accountId", "public.session.client"])
    .returning("public.session.expiresAt")
    .executeTakeFirst();
}
