/** Sessions and their active places. */
import { v7 as newId } from "uuid";
import type { Db, Tx } from "#kernel/database.ts";
import { longestDays, sessionMs } from "../../limits.ts";
import { extension, longestLife, type SessionDays } from "./session-life.ts";

export interface Place {
  membershipId: string | null;
  residentId: string | null;
}

/** Whose provider it is: the installation's, a network's or an organisation's. */
export type SignOnOwner =
  | { scope: "installation"; networkId: null; organisationId: null }
  | { scope: "network"; networkId: string; organisationId: null }
  | { scope: "organisation"; networkId: null; organisationId: string };

export interface NewSession extends Place {
  accountId: string;
  client: string;
  agent: string;
  /** The last re-authentication; null when this sign-in does not count as one. */
  confirmedAt: Date | null;
  secondStep: "waiting" | "done" | null;
  /** Thirty days by default, and never after its longest life. */
  expiresAt?: Date;
  /** The owner of the provider, for a session begun by sign-on. */
  signOn?: SignOnOwner;
  /** The address has no https. */
  hasPlainCookie?: boolean;
}

const noSignOn = { signOnScope: null, signOnNetworkId: null, signOnOrganisationId: null };
const signOnColumns = ({ scope, networkId, organisationId }: SignOnOwner) => ({
  signOnScope: scope,
  signOnNetworkId: networkId,
  signOnOrganisationId: organisationId,
});

export async function insertSession(
  db: Db,
  { signOn, hasPlainCookie, ...session }: NewSession,
  now: Date,
  days: SessionDays = longestDays,
): Promise<string> {
  const id = newId();
  const endsAt = longestLife(days, now)[session.client === "resident" ? "residents" : "staff"];
  const expiresAt = new Date(Math.min(now.getTime() + sessionMs, endsAt.getTime()));
  const plainCookieUntil = hasPlainCookie ? expiresAt : null;
  const shown = { ...session, ...(signOn ? signOnColumns(signOn) : {}), plainCookieUntil };
  await db
    .insertInto("public.session")
    .values({ id, expiresAt, endsAt, ...shown, createdAt: now, refreshedAt: now })
    .execute();
  return id;
}

/** Ends open sessions; the caller adds which. */
const endOpenSessions = (db: Db, now: Date) =>
  db.updateTable("public.session").set({ endedAt: now }).where("endedAt", "is", null);

/** The person's own factor also lifts the limit of a sign-on. undefined when the session has ended or the step was already taken. */
export function finishSecondStep(db: Db, sessionId: string, days: SessionDays, now: Date) {
  return db
    .updateTable("public.session")
    .set({ secondStep: "done", confirmedAt: now, ...noSignOn, ...extension(days, now) })
    .where("id", "=", sessionId)
    .where("secondStep", "=", "waiting")
    .where("endedAt", "is", null)
    .where("expiresAt", ">", now)
    .returning(["id as sessionId", "accountId", "client", "membershipId", "residentId"])
    .executeTakeFirst();
}

/** Leaves the session alone if a simultaneous right answer has completed it. */
export async function endPendingSecondFactorSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await endOpenSessions(db, now).where("id", "=", sessionId).where("secondStep", "=", "waiting").execute();
}

export async function endSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await endOpenSessions(db, now).where("id", "=", sessionId).execute();
}

/** Of this account only; returns whether it was open. */
export async function endSessionOf(db: Db, accountId: string, sessionId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await endOpenSessions(db, now)
    .where("id", "=", sessionId)
    .where("accountId", "=", accountId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function endSessionsOf(db: Db, accountId: string, now: Date): Promise<void> {
  await endOpenSessions(db, now).where("accountId", "=", accountId).execute();
}

/** Returns the ended sessions, so that their streams can be ended too. */
export async function endOtherSessions(db: Db, accountId: string, sessionId: string, now: Date): Promise<string[]> {
  const ended = await endOpenSessions(db, now)
    .where("accountId", "=", accountId)
    .where("id", "<>", sessionId)
    .returning("id")
    .execute();
  return ended.map(({ id }) => id);
}

/** Ends sessions begun by sign-on with the owner's providers and not re-authenticated since. Returns which. */
export async function endSignOnSessions(db: Db, owner: SignOnOwner, now: Date): Promise<string[]> {
  const ended = await endOpenSessions(db, now)
    .where("signOnScope", "=", owner.scope)
    .$if(owner.scope === "network", (query) => query.where("signOnNetworkId", "=", owner.networkId))
    .$if(owner.scope === "organisation", (query) => query.where("signOnOrganisationId", "=", owner.organisationId))
    .returning("id")
    .execute();
  return ended.map(({ id }) => id);
}

/** Ends all sessions of the account begun by sign-on, except one. Returns which. */
export async function endSignOnSessionsOf(db: Db, accountId: string, but: string, now: Date): Promise<string[]> {
  const ended = await endOpenSessions(db, now)
    .where("signOnScope", "is not", null)
    .where("accountId", "=", accountId)
    .where("id", "<>", but)
    .returning("id")
    .execute();
  return ended.map(({ id }) => id);
}

/** Serialises what may happen only once at a time in a session. */
export async function lockSession(db: Tx, sessionId: string): Promise<void> {
  await db.selectFrom("public.session").select("id").where("id", "=", sessionId).forNoKeyUpdate().execute();
}

/**
 * Records a re-authentication: with a factor, or without one with the password or a mailed code. It also lifts the limit of a
 * sign-on.
 */
export async function confirmSession(db: Db, sessionId: string, by: "factor" | "password", now: Date): Promise<void> {
  await db
    .updateTable("public.session")
    .set({ confirmedAt: now, ...noSignOn, secondStep: by === "factor" ? ("done" as const) : undefined })
    .where("id", "=", sessionId)
    .execute();
}

/** For an account without factors: re-authentication with an earlier factor no longer counts. */
export async function forgetSecondSteps(db: Db, accountId: string): Promise<void> {
  await db
    .updateTable("public.session")
    .set({ secondStep: null })
    .where("accountId", "=", accountId)
    .where("secondStep", "=", "done")
    .where("endedAt", "is", null)
    .execute();
}

/** The user agents that the account was used from, newest first. */
export async function listAgents(db: Db, accountId: string, butSessionId: string) {
  return db
    .selectFrom("public.session")
    .select(["agent", "refreshedAt"])
    .where("accountId", "=", accountId)
    .where("id", "<>", butSessionId)
    .where((eb) => eb("secondStep", "is distinct from", "waiting"))
    .orderBy("refreshedAt", "desc")
    .limit(200)
    .execute();
}

export async function updatePlace(db: Db, sessionId: string, place: Place, now: Date): Promise<void> {
  await db
    .updateTable("public.session")
    .set({ ...place })
    .where("id", "=", sessionId)
    .execute();
  await markPlaceUsed(db, place, now);
}

/** Notes the place, so that the next sign-in activates it again. */
export async function markPlaceUsed(db: Db, { membershipId, residentId }: Place, now: Date): Promise<void> {
  if (membershipId)
    await db.updateTable("public.membership").set({ lastUsedAt: now }).where("id", "=", membershipId).execute();
  if (residentId)
    await db.updateTable("public.residence").set({ lastUsedAt: now }).where("residentId", "=", residentId).execute();
}

interface SignOnColumns {
  signOnScope: SignOnOwner["scope"] | null;
  signOnNetworkId: string | null;
  signOnOrganisationId: string | null;
}
/** What a session begun by sign-on is limited to; null without such a limit. A constraint keeps the three columns consistent. */
export const signOnOwnerOf = (row: SignOnColumns): SignOnOwner | null =>
  row.signOnScope &&
  ({ scope: row.signOnScope, networkId: row.signOnNetworkId, organisationId: row.signOnOrganisationId } as SignOnOwner);

export async function findSignOnLimit(db: Db, sessionId: string): Promise<SignOnOwner | null> {
  const row = await db
    .selectFrom("public.session")
    .select(["signOnScope", "signOnNetworkId", "signOnOrganisationId"])
    .where("id", "=", sessionId)
    .executeTakeFirst();
  return row ? signOnOwnerOf(row) : null;
}

/** undefined when the session is gone because its account was closed. */
export async function findConfirmedAt(db: Db, sessionId: string): Promise<Date | null | undefined> {
  const row = await db
    .selectFrom("public.session")
    .select("confirmedAt")
    .where("id", "=", sessionId)
    .executeTakeFirst();
  return row?.confirmedAt;
}

/** Live sessions, last used first. */
export function listSessions(db: Db, accountId: string, now: Date) {
  return (
    db
      .selectFrom("public.session")
      .select(["id", "client", "agent", "createdAt", "refreshedAt", "endsAt", "expiresAt"])
      .where("accountId", "=", accountId)
      .where("endedAt", "is", null)
      .where("expiresAt", ">", now)
      // A session before its second step does not count as signed in.
      .where("secondStep", "is distinct from", "waiting")
      .orderBy("refreshedAt", "desc")
      .orderBy("id", "desc")
      .limit(200)
      .execute()
  );
}

/** Returns false when there is none, it is someone else's, or it has ended. */
export async function endOwnSession(db: Db, accountId: string, sessionId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await endOpenSessions(db, now)
    .where("id", "=", sessionId)
    .where("accountId", "=", accountId)
    .where("expiresAt", ">", now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
