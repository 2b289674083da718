/** Sessions, and what is active in them. */
import { v7 as newId } from "uuid";
import type { Db } from "#kernel/database.ts";
import { sessionMs } from "../rules/limits.ts";

export interface Place {
  membershipId: string | null;
  residentId: string | null;
}

export interface NewSession extends Place {
  accountId: string;
  client: string;
  agent: string;
  /** When the person last showed who they are; null: not with this sign-in. */
  confirmedAt: Date | null;
  secondStep: "done" | null;
}

export async function insertSession(db: Db, session: NewSession, now: Date): Promise<string> {
  const id = newId();
  const expiresAt = new Date(now.getTime() + sessionMs);
  await db
    .insertInto("public.session")
    .values({ id, ...session, createdAt: now, refreshedAt: now, expiresAt })
    .execute();
  return id;
}

/** Lengthens a session that still lives, of an account that may sign in; answers whose it is. */
export function extendSession(db: Db, sessionId: string, now: Date) {
  return db
    .updateTable("public.session")
    .from("public.account")
    .whereRef("public.account.id", "=", "public.session.accountId")
    .where("public.session.id", "=", sessionId)
    .where("public.session.endedAt", "is", null)
    .where("public.session.expiresAt", ">", now)
    .where("public.account.disabledAt", "is", null)
    .set({ refreshedAt: now, expiresAt: new Date(now.getTime() + sessionMs) })
    .returning(["public.session.id as sessionId", "public.session.accountId", "public.session.client"])
    .executeTakeFirst();
}

export async function endSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable("public.session")
    .set({ endedAt: now })
    .where("id", "=", sessionId)
    .where("endedAt", "is", null)
    .execute();
}

export async function endSessionsOf(db: Db, accountId: string, now: Date): Promise<void> {
  await db
    .updateTable("public.session")
    .set({ endedAt: now })
    .where("accountId", "=", accountId)
    .where("endedAt", "is", null)
    .execute();
}

export async function setPlace(db: Db, sessionId: string, place: Place, now: Date): Promise<void> {
  await db
    .updateTable("public.session")
    .set({ ...place })
    .where("id", "=", sessionId)
    .execute();
  await markUsed(db, place, now);
}

/** So that the next sign-in goes on in the same place. */
export async function markUsed(db: Db, { membershipId, residentId }: Place, now: Date): Promise<void> {
  if (membershipId)
    await db.updateTable("public.membership").set({ lastUsedAt: now }).where("id", "=", membershipId).execute();
  if (residentId)
    await db.updateTable("public.residence").set({ lastUsedAt: now }).where("residentId", "=", residentId).execute();
}

export async function confirmedAt(db: Db, sessionId: string): Promise<Date | null> {
  const row = await db
    .selectFrom("public.session")
    .select("confirmedAt")
    .where("id", "=", sessionId)
    .executeTakeFirst();
  return row?.confirmedAt ?? null;
}
