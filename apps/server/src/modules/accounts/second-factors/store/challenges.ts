/** Challenges: attempts are counted in the row before an answer is checked, so that a hundred at once get five at most. */
import { v7 as newId } from "uuid";
import type { Db } from "#kernel/database.ts";
import { challengeTries } from "../../limits.ts";

export type ChallengePurpose = "second-step" | "confirm" | "add-app" | "add-text" | "add-passkey";
export interface NewChallenge {
  id?: string;
  accountId: string;
  sessionId: string;
  purpose: ChallengePurpose;
  expiresAt: Date;
  secret?: string;
  phone?: string;
}

export async function insertChallenge(
  db: Db,
  { id = newId(), ...challenge }: NewChallenge,
  now: Date,
): Promise<string> {
  await db
    .insertInto("public.challenge")
    .values({ id, ...challenge, createdAt: now })
    .execute();
  return id;
}

/** The session's last unanswered, unexpired challenge; its tries may be used up. */
export function findChallenge(db: Db, sessionId: string, purpose: ChallengePurpose, now: Date) {
  return db
    .selectFrom("public.challenge")
    .selectAll()
    .where("sessionId", "=", sessionId)
    .where("purpose", "=", purpose)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Counts one attempt; undefined when the challenge is over. */
export function countAttempt(db: Db, which: { id: string; sessionId: string; purpose: ChallengePurpose }, now: Date) {
  return db
    .updateTable("public.challenge")
    .set((eb) => ({ tries: eb("tries", "+", 1) }))
    .where("id", "=", which.id)
    .where("sessionId", "=", which.sessionId)
    .where("purpose", "=", which.purpose)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .where("tries", "<", challengeTries)
    .returningAll()
    .executeTakeFirst();
}
export type Challenge = NonNullable<Awaited<ReturnType<typeof countAttempt>>>;

/** Returns false when it was already answered. */
export async function closeChallenge(db: Db, id: string, now: Date): Promise<boolean> {
  const closed = await db
    .updateTable("public.challenge")
    .set({ usedAt: now, secret: null, codeHash: null })
    .where("id", "=", id)
    .where("usedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return closed !== undefined;
}

/** Replaces the expected answer with the one last sent or shown. Returns false when the challenge is over. */
export async function updateChallenge(
  db: Db,
  id: string,
  what: { secret: string } | { codeHash: string; phone?: string; expiresAt: Date },
  now: Date,
): Promise<boolean> {
  const put = await db
    .updateTable("public.challenge")
    .set(what)
    .where("id", "=", id)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .where("tries", "<", challengeTries)
    .returning("id")
    .executeTakeFirst();
  return put !== undefined;
}

/** A pending second-factor session by its refresh token, even if over; undefined when the token belongs to none. */
export function findPendingSecondFactorSession(db: Db, tokenHash: string) {
  return db
    .selectFrom("public.refreshToken as t")
    .innerJoin("public.session as s", "s.id", "t.sessionId")
    .innerJoin("public.account as a", "a.id", "s.accountId")
    .innerJoin("public.challenge as c", (join) =>
      join.onRef("c.sessionId", "=", "s.id").on("c.purpose", "=", "second-step"),
    )
    .select([
      "s.id as sessionId",
      "s.client",
      "s.endedAt",
      "s.expiresAt",
      "a.id as accountId",
      "a.language",
      "c.id as challengeId",
      "c.tries",
    ])
    .where("t.tokenHash", "=", tokenHash)
    .where("t.usedAt", "is", null)
    .where("s.secondStep", "=", "waiting")
    .where("a.disabledAt", "is", null)
    .executeTakeFirst();
}
export type PendingSecondFactorSession = NonNullable<Awaited<ReturnType<typeof findPendingSecondFactorSession>>>;
