/** What is done to accounts from outside of them: by the command line, and later by the provider's people. */
import type { Actor } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { deleteFactors, deleteRecoveryCodes } from "./factors/index.ts";
import {
  hashPassword,
  isPassword,
  listExampleHashes,
  lockAccount,
  markAccountDisabled,
  markAccountEnabled,
  notice,
  putCredential,
} from "./people/index.ts";
import { endSessionOf, endSessionsOf } from "./sessions/index.ts";
import { revokeMailedLinks } from "./signing-in/index.ts";

/** `endStreams` is the call's, or the live events' own. */
type Reach = Pick<RouteCall<Actor, Tx>, "db" | "now" | "endStreams">;

/** Ends all sessions: anyone who had the old password is out. The new one was checked with `checkNewPassword`. */
export async function setPassword(scope: Reach, accountId: string, password: string): Promise<void> {
  await putCredential(scope.db, accountId, await hashPassword(password), scope.now);
  await revokeMailedLinks(scope.db, accountId, scope.now);
  await signOutEverywhere(scope, accountId);
}

/** Whether someone at an address that stands for an example, as those of the demonstration do, has this password. */
export async function isPasswordOfExample(db: Db, password: string): Promise<boolean> {
  for (const hash of await listExampleHashes(db)) if (await isPassword(hash, password)) return true;
  return false;
}

/** The account stays, with all it wrote; nobody signs in with it any more. */
export async function disableAccount(scope: Reach, accountId: string): Promise<void> {
  await markAccountDisabled(scope.db, accountId, scope.now);
  await signOutEverywhere(scope, accountId);
}

export async function enableAccount(db: Db, accountId: string): Promise<void> {
  await markAccountEnabled(db, accountId);
}

/** One of them, or all. Returns whether there was one. */
export async function endSessions(scope: Reach, accountId: string, sessionId: string | null): Promise<boolean> {
  if (sessionId === null) {
    await signOutEverywhere(scope, accountId);
    return true;
  }
  const isEnded = await endSessionOf(scope.db, accountId, sessionId, scope.now);
  if (isEnded) await scope.endStreams({ sessionIds: [sessionId] });
  return isEnded;
}

/**
 * Every second factor and all recovery codes, whatever an organisation asks: it asks again at the next sign-in. Returns of
 * which kinds they were.
 */
export async function removeFactors(scope: Reach & Pick<RouteCall, "config" | "enqueue">, accountId: string) {
  const { db } = scope;
  await lockAccount(db, accountId);
  const removed = await deleteFactors(db, accountId);
  await deleteRecoveryCodes(db, accountId);
  if (removed.length === 0) return [];
  await notice(scope, accountId, "factorRemoved", removed);
  await signOutEverywhere(scope, accountId);
  return removed.map(({ kind }) => kind);
}

async function signOutEverywhere({ db, now, endStreams }: Reach, accountId: string): Promise<void> {
  await endSessionsOf(db, accountId, now);
  await endStreams({ accountId });
}
