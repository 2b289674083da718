/** Whether a password is right, and how often one may be wrong. D §2 */
import type { RouteCall } from "#kernel/call.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { accountLimit, addressLimit, type TryLimit } from "../limits.ts";
import { isPassword, oneAtATime } from "./passwords.ts";
import { type Credential, findCredential } from "./store/accounts.ts";
import { accountKey, addressKey, countWrongTry, forgetTries, isPaused } from "./store/attempt-counters.ts";

/**
 * Returns the account with this address and password. Takes the same time and gives the same refusal for unknown addresses and wrong
 * passwords. `apart`: the key that attempts in a trusted browser or an open session are counted under, so that those of strangers do
 * not count; null: attempts are counted by account and by network address, together with everyone else's.
 * Refuses with `credentials_wrong` and `too_many_tries`.
 */
export async function checkPassword(
  call: RouteCall,
  { email, password }: { email?: string | undefined; password?: string | undefined },
  apart: (accountId: string) => Promise<string | null>,
): Promise<Credential> {
  if (!email) return refuseFields({ username: "emailRequired" });
  if (!password) return refuseFields({ password: "passwordRequired" });
  const { db, now } = call;
  const counters = await attemptCountersOf(call, email, apart);
  const ensureNotPaused = async () => {
    for (const { key, limit } of counters) if (await isPaused(db, key, limit, now)) refuse("too_many_tries");
  };
  await ensureNotPaused();
  return oneAtATime(call.client.address, async () => {
    await ensureNotPaused();
    const credential = await findCredential(db, email);
    if (credential && (await isPassword(credential.passwordHash, password))) {
      // The network address's counter stays: otherwise a thief could reset it by signing in to their own account.
      for (const { key, limit } of counters) if (limit === accountLimit) await forgetTries(db, key);
      return credential;
    }
    if (!credential) await isPassword(undefined, password);
    for (const { key, limit } of counters) await countWrongTry(db, key, limit, now);
    return refuse("credentials_wrong");
  });
}

async function attemptCountersOf(
  { db, client }: RouteCall,
  email: string,
  apart: (accountId: string) => Promise<string | null>,
): Promise<{ key: string; limit: TryLimit }[]> {
  const credential = await findCredential(db, email);
  const own = credential ? await apart(credential.id) : null;
  if (own) return [{ key: accountKey(own), limit: accountLimit }];
  return [
    { key: accountKey(email), limit: accountLimit },
    { key: addressKey(client.address), limit: addressLimit },
  ];
}
