import type { AccessScope } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import {
  hashPassword,
  isPassword,
  listExampleHashes,
  lockAccount,
  markAccountDisabled,
  markAccountEnabled,
  notifySecurityChange,
  putCredential,
  type SecurityScope,
} from "./identities/index.ts";
import { deleteFactors, deleteRecoveryCodes } from "./second-factors/index.ts";
import { endSessionOf, endSessionsOf } from "./sessions/index.ts";
import { revokeMailedLinks } from "./sign-in/index.ts";

/** `endStreams` comes from the call or directly from the live events. */

/** Ends all sessions, so that the old password is of no use to anyone. Expects a password that `checkNewPassword` accepted. */
export async function setPassword(scope: AccessScope, accountId: string, password: string): Promise<void> {
  await putCredential(scope.db, accountId, await hashPassword(password, ""), scope.now);
  await revokeMailedLinks(scope.db, accountId, scope.now);
  await signOutEverywhere(scope, accountId);
}

/** Whether anyone at an example address, such as those of the demonstration, has this password. */
export async function isPasswordOfExample(db: Db, password: string): Promise<boolean> {
  for (const hash of await listExampleHashes(db)) if (await isPassword(hash, password)) return true;
  return false;
}

/** The account and all it wrote stay; nobody can sign in with it. */
export async function disableAccount(scope: AccessScope, accountId: string): Promise<void> {
  await markAccountDisabled(scope.db, accountId, scope.now);
  await signOutEverywhere(scope, accountId);
}

export async function enableAccount(db: Db, accountId: string): Promise<void> {
  await markAccountEnabled(db, accountId);
}

/** Ends one session, or all. Returns whether there was one. */
export async function endSessions(scope: AccessScope, accountId: string, sessionId: string | null): Promise<boolean> {
  if (sessionId === null) {
    await signOutEverywhere(scope, accountId);
    return true;
  }
  const isEnded = await endSessionOf(scope.db, accountId, sessionId, scope.now);
  if (isEnded) await scope.endStreams({ sessionIds: [sessionId] });
  return isEnded;
}

/**
 * Removes every second factor and all recovery codes, even if an organisation requires one: it asks again at the next sign-in.
 * Returns the kinds removed.
 */
export async function removeFactors(scope: AccessScope & SecurityScope, accountId: string) {
  const { db } = scope;
  await lockAccount(db, accountId);
  const removed = await deleteFactors(db, accountId);
  await deleteRecoveryCodes(db, accountId);
  if (removed.length === 0) return [];
  await notifySecurityChange(scope, accountId, "factorRemoved", removed);
  await signOutEverywhere(scope, accountId);
  return removed.map(({ kind }) => kind);
}

async function signOutEverywhere({ db, now, endStreams }: AccessScope, accountId: string): Promise<void> {
  await endSessionsOf(db, accountId, now);
  await endStreams({ accountId });
}
