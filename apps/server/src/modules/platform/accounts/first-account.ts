/**
 * The first system account of an installation. While there is none, the person who starts the server is shown a link that makes one:
 * once, within 24 hours, and only while there still is none. No account exists by default. Starting again makes a new link, and the
 * old one stops working.
 */

import { dayMs, personName } from "@stoep/contract/kernel";
import type { FirstAccount } from "@stoep/contract/platform";
import type { RouteCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { hashOfToken, newToken } from "#kernel/tokens.ts";
import * as accounts from "#modules/accounts/index.ts";
import { record } from "#modules/audit/index.ts";
import {
  hasFirstAccountLink,
  hasSystemAccount,
  putFirstAccountLink,
  useFirstAccountLink,
} from "./store/first-account.ts";

const validMs = dayMs;
const firstAccountLimit = { max: 30, seconds: 3600 };

/** A new token; null when there already is a system account. */
export async function firstAccountToken(db: Db, now: Date): Promise<string | null> {
  if (await hasSystemAccount(db)) return null;
  const token = newToken();
  await putFirstAccountLink(db, {
    tokenHash: hashOfToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + validMs),
  });
  return token;
}

/** Exactly one of many simultaneous calls succeeds; for the others the link is used up. Refuses with `token_invalid`. */
export async function createFirstAccount(call: RouteCall, wanted: FirstAccount): Promise<void> {
  const { token, password, ...person } = wanted;
  await accounts.limitTries(call, "first account", firstAccountLimit);
  const tokenHash = hashOfToken(token);
  // Checked before hashing the password, which is slow on purpose.
  if (!(await hasFirstAccountLink(call.db, tokenHash, call.now)) || (await hasSystemAccount(call.db)))
    refuse("token_invalid");
  const { email, firstName, lastName } = person;
  if (!accounts.mayBeSystem(call.config, email)) refuseFields({ email: "emailNotOfProvider" });
  const fault = await accounts.checkNewPassword(call.config, password, { email, names: [firstName, lastName] });
  if (fault) refuseFields({ password: fault });
  const passwordHash = await accounts.hashPassword(password, call.client.address);
  await call.transact(async ({ db }) => {
    if (!(await useFirstAccountLink(db, tokenHash, call.now)) || (await hasSystemAccount(db))) refuse("token_invalid");
    const id = await accounts.createAccount(db, { ...person, passwordHash, isSystem: true }, call.now);
    if (id === null) refuseFields({ email: "emailTaken" });
    await record(
      { ...call, db, actorName: personName({ firstName, lastName }) },
      {
        action: "platform.createAccount",
        subject: { kind: "account", id, name: `${personName({ firstName, lastName })} (${email})` },
        new: { email, isSystem: true },
        organisationId: null,
      },
    );
  });
}
