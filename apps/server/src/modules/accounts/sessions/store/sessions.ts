/** Sessions, and what is active in them. */
import { v7 as newId } from "uuid";
import type { Db, Tx } from "#kernel/database.ts";
import { sessionMs } from "../../limits.ts";

export interface Place {
  membershipId: string | null;
  residentId: string | null;
}

/** How far a provider goes: it is everybody's, a network's or an organisation's. */
export type SignOnOwner =
  | { scope: "installation"; networkId: null; organisationId: null }
  | { scope: "network"; networkId: string; organisationId: null }
  | { scope: "organisation"; networkId: null; organisationId: string };

export interface NewSession extends Place {
  accountId: string;
  client: string;
  agent: string;
  /** When the person last showed who they are; null: not with this sign-in. */
  confirmedAt: Date | null;
  secondStep: "waiting" | "done" | null;
  /** Thirty days unless told. */
  expiresAt?: Date;
  /** Begun by sign-on, with a provider of theirs. */
  signOn?: SignOnOwner;
}

const noSignOn = { signOnScope: null, signOnNetworkId: null, signOnOrganisationId: null };
const asColumns = ({ scope, networkId, organisationId }: SignOnOwner) => ({
  signOnScope: scope,
  signOnNetworkId: networkId,
  signOnOrganisationId: organisationId,
});

export async function insertSession(db: Db, { signOn, ...session }: NewSession, now: Date): Promise<string> {
  const id = newId();
  const expiresAt = new Date(now.getTime() + sessionMs);
  await db
    .insertInto("public.session")
    .values({ id, expiresAt, ...session, ...(signOn ? asColumns(signOn) : {}), createdAt: now, refreshedAt: now })
    .execute();
  return id;
}

const lengthened = (now: Date) => ({ refreshedAt: now, expiresAt: new Date(now.getTime() + sessionMs) });

/** Ends those that are open, of the ones that are then named. */
const endOpen = (db: Db, now: Date) =>
  db.updateTable("public.session").set({ endedAt: now }).where("endedAt", "is", null);

/** Lengthens a session that still lives, of an account that may sign in; returns whose it is. */
export function extendSession(db: Db, sessionId: string, now: Date) {
  return db
    .updateTable("public.session")
    .from("public.account")
    .whereRef("public.account.id", "=", "public.session.accountId")
    .where("public.session.id", "=", sessionId)
    .where("public.session.endedAt", "is", null)
    .where("public.session.expiresAt", ">", now)
    .where("public.account.disabledAt", "is", null)
    .where((eb) => eb("public.session.secondStep", "is distinct from", "waiting"))
    .set(lengthened(now))
    .returning(["public.session.id as sessionId", "public.session.accountId", "public.session.client"])
    .executeTakeFirst();
}

/** The person's own factor also lifts the limit of a sign-on. undefined: it has ended, or the step was taken before. */
export function finishSecondStep(db: Db, sessionId: string, now: Date) {
  return db
    .updateTable("public.session")
    .set({ secondStep: "done", confirmedAt: now, ...noSignOn, ...lengthened(now) })
    .where("id", "=", sessionId)
    .where("secondStep", "=", "waiting")
    .where("endedAt", "is", null)
    .where("expiresAt", ">", now)
    .returning(["id as sessionId", "accountId", "client", "membershipId", "residentId"])
    .executeTakeFirst();
}

/** A right answer that came at the same time has gone on with it: then it stays. */
export async function endPendingSecondFactorSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await endOpen(db, now).where("id", "=", sessionId).where("secondStep", "=", "waiting").execute();
}

export async function endSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await endOpen(db, now).where("id", "=", sessionId).execute();
}

/** Of this account only; returns whether it was open. */
export async function endSessionOf(db: Db, accountId: string, sessionId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await endOpen(db, now)
    .where("id", "=", sessionId)
    .where("accountId", "=", accountId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function endSessionsOf(db: Db, accountId: string, now: Date): Promise<void> {
  await endOpen(db, now).where("accountId", "=", accountId).execute();
}

/** Returns which, for their streams. */
export async function endOtherSessions(db: Db, accountId: string, sessionId: string, now: Date): Promise<string[]> {
  const ended = await endOpen(db, now)
    .where("accountId", "=", accountId)
    .where("id", "<>", sessionId)
    .returning("id")
    .execute();
  return ended.map(({ id }) => id);
}

/** Begun by sign-on with a provider of theirs, and nothing of one's own was shown in them since. Returns which. */
export async function endSignedOn(db: Db, owner: SignOnOwner, now: Date): Promise<string[]> {
  const ended = await endOpen(db, now)
    .where("signOnScope", "=", owner.scope)
    .$if(owner.scope === "network", (query) => query.where("signOnNetworkId", "=", owner.networkId))
    .$if(owner.scope === "organisation", (query) => query.where("signOnOrganisationId", "=", owner.organisationId))
    .returning("id")
    .execute();
  return ended.map(({ id }) => id);
}

/** The account's, whichever provider began them, but one. Returns which. */
export async function endSignedOnOf(db: Db, accountId: string, but: string, now: Date): Promise<string[]> {
  const ended = await endOpen(db, now)
    .where("signOnScope", "is not", null)
    .where("accountId", "=", accountId)
    .where("id", "<>", but)
    .returning("id")
    .execute();
  return ended.map(({ id }) => id);
}

/** Whatever is opened once per session waits for anyone who did before. */
export async function lockSession(db: Tx, sessionId: string): Promise<void> {
  await db.selectFrom("public.session").select("id").where("id", "=", sessionId).forNoKeyUpdate().execute();
}

/**
 * The person showed who they are: with a factor, or with the password (or a code by mail) where there is none. That also lifts
 * the limit of a sign-on.
 */
export async function confirmSession(db: Db, sessionId: string, by: "factor" | "password", now: Date): Promise<void> {
  await db
    .updateTable("public.session")
    .set({ confirmedAt: now, ...noSignOn, ...(by === "factor" ? { secondStep: "done" as const } : {}) })
    .where("id", "=", sessionId)
    .execute();
}

/** Of an account that has no factor any more: what was shown with one no longer counts. */
export async function forgetSecondSteps(db: Db, accountId: string): Promise<void> {
  await db
    .updateTable("public.session")
    .set({ secondStep: null })
    .where("accountId", "=", accountId)
    .where("secondStep", "=", "done")
    .where("endedAt", "is", null)
    .execute();
}

/** The browsers that the account was used from, as they name themselves; the newest first. */
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

interface SignOnColumns {
  signOnScope: SignOnOwner["scope"] | null;
  signOnNetworkId: string | null;
  signOnOrganisationId: string | null;
}
/** How far a session begun by sign-on reaches; null: it was not, or the person has shown more since. A constraint keeps the three together. */
export const signOnIn = (row: SignOnColumns): SignOnOwner | null =>
  row.signOnScope &&
  ({ scope: row.signOnScope, networkId: row.signOnNetworkId, organisationId: row.signOnOrganisationId } as SignOnOwner);

export async function limitOf(db: Db, sessionId: string): Promise<SignOnOwner | null> {
  const row = await db
    .selectFrom("public.session")
    .select(["signOnScope", "signOnNetworkId", "signOnOrganisationId"])
    .where("id", "=", sessionId)
    .executeTakeFirst();
  return row ? signOnIn(row) : null;
}

/** undefined: the session is no longer there, for its account was closed. */
export async function confirmedAt(db: Db, sessionId: string): Promise<Date | null | undefined> {
  const row = await db
    .selectFrom("public.session")
    .select("confirmedAt")
    .where("id", "=", sessionId)
    .executeTakeFirst();
  return row?.confirmedAt;
}

/** Those that live, the last used first. */
export function listSessions(db: Db, accountId: string, now: Date) {
  return (
    db
      .selectFrom("public.session")
      .select(["id", "client", "agent", "createdAt", "refreshedAt"])
      .where("accountId", "=", accountId)
      .where("endedAt", "is", null)
      .where("expiresAt", ">", now)
      // Before the second step nobody is signed in.
      .where("secondStep", "is distinct from", "waiting")
      .orderBy("refreshedAt", "desc")
      .orderBy("id", "desc")
      .limit(200)
      .execute()
  );
}

/** False: there is none, it is someone else's, or it has ended. */
export async function endOwnSession(db: Db, accountId: string, sessionId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await endOpen(db, now)
    .where("id", "=", sessionId)
    .where("accountId", "=", accountId)
    .where("expiresAt", ">", now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
