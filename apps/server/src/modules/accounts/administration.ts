/** What is done to accounts from outside of them: by the command line, and later by the provider's people. */
import type { Call } from "#kernel/call.ts";
import { hashPassword } from "./passwords.ts";
import { disableAccount as markDisabled, putCredential } from "./store/accounts.ts";
import { killLinks } from "./store/mailed-links.ts";
import { endSessionsOf } from "./store/sessions.ts";

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

async function signOutEverywhere({ db, now, endStreams }: Reach, accountId: string): Promise<void> {
  await endSessionsOf(db, accountId, now);
  await endStreams({ accountId });
}
