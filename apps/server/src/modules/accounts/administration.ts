/** What is done to accounts from outside of them: by the command line, and later by the provider's people. */
import type { Call } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { notice } from "./notices.ts";
import { hashPassword } from "./passwords.ts";
import {
  lockAccount,
  disableAccount as markDisabled,
  enableAccount as markEnabled,
  putCredential,
} from "./store/accounts.ts";
import { deleteFactors, deleteRecoveryCodes } from "./store/factors.ts";
import { killLinks } from "./store/mailed-links.ts";
import { endSessionOf, endSessionsOf } from "./store/sessions.ts";

/** `db` is a transaction. `endStreams` is the call's, or the live events' own. */
type Reach = Pick<Call, "db" | "now" | "endStreams">;

/** Ends all sessions: whoever had the old password is out. The new one was checked with `checkNewPassword`. */
export async function setPassword(reach: Reach, accountId: string, password: string): Promise<void> {
  await putCredential(reach.db, accountId, await hashPassword(password), reach.now);
  await killLinks(reach.db, accountId, reach.now);
  await signOutEverywhere(reach, accountId);
}

/** The account stays, with all it wrote; nobody signs in with it any more. */
export async function disableAccount(reach: Reach, accountId: string): Promise<void> {
  await markDisabled(reach.db, accountId, reach.now);
  await signOutEverywhere(reach, accountId);
}

export async function enableAccount(db: Db, accountId: string): Promise<void> {
  await markEnabled(db, accountId);
}

/** One of them, or all. Answers whether there was one. */
export async function endSessions(reach: Reach, accountId: string, sessionId: string | null): Promise<boolean> {
  if (sessionId === null) {
    await signOutEverywhere(reach, accountId);
    return true;
  }
  const isEnded = await endSessionOf(reach.db, accountId, sessionId, reach.now);
  if (isEnded) await reach.endStreams({ sessionIds: [sessionId] });
  return isEnded;
}

/**
 * Every second factor and all recovery codes, whatever an organisation asks: it asks again at the next sign-in. Answers of
 * which kinds they were.
 */
export async function removeFactors(reach: Reach & Pick<Call, "config" | "enqueue">, accountId: string) {
  const { db } = reach;
  await lockAccount(db, accountId);
  const removed = await deleteFactors(db, accountId);
  await deleteRecoveryCodes(db, accountId);
  if (removed.length === 0) return [];
  await notice(reach, accountId, "factorRemoved", removed);
  await signOutEverywhere(reach, accountId);
  return removed.map(({ kind }) => kind);
}

async function signOutEverywhere({ db, now, endStreams }: Reach, accountId: string): Promise<void> {
  await endSessionsOf(db, accountId, now);
  await endStreams({ accountId });
}
