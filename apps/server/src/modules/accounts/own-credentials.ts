/** A new password or e-mail address: by who is signed in, or with a mailed link. What was mailed before opens nothing after. */
import type { Call, Reach } from "#kernel/call.ts";
import { violation } from "#kernel/database.ts";
import { Refusal, refuse, refuseFields } from "#kernel/refuse.ts";
import { ensureConfirmed } from "./confirmation.ts";
import type { SignedIn } from "./confirming.ts";
import { askForLink } from "./links.ts";
import { notice, noticeOfNewAddress } from "./notices.ts";
import { checkNewPassword, hashPassword } from "./passwords.ts";
import { mayBeSystem } from "./policy.ts";
import { linksPerAddress } from "./rules/limits.ts";
import { findPerson, type PersonRow, putCredential, putEmail } from "./store/accounts.ts";
import { listFactors } from "./store/factors.ts";
import { deleteLinksOf } from "./store/links.ts";
import { findLink, killLinks, type Shown, useLink } from "./store/mailed-links.ts";
import { endOtherSessions, endSessionsOf } from "./store/sessions.ts";
import { accountKey, forgetTries, limitTries } from "./store/tries.ts";
import { checkPassword } from "./tokens.ts";

export async function changePassword(call: SignedIn, old: string, password: string): Promise<void> {
  const { actor, db, now } = call;
  const { accountId, sessionId } = actor;
  const person = (await findPerson(db, accountId)) ?? refuse("sign_in_required");
  // The old password shows who one is only where there is nothing better.
  if (!person.passwordHash || (await listFactors(db, accountId)).length > 0) await ensureConfirmed(call);
  if (person.passwordHash) await checkOldPassword(call, person.email, old);
  checkPasswordOf(call, person, password, "newPassword");
  const hash = await hashPassword(password);
  await call.transact(async (reach) => {
    await replacePassword(reach, call, accountId, hash);
    const sessionIds = await endOtherSessions(reach.db, accountId, sessionId, now);
    await reach.endStreams({ sessionIds });
  });
}

/** Counted as a try at signing in: an open screen is no place to guess at leisure. */
async function checkOldPassword(call: Call, email: string, old: string): Promise<void> {
  if (old === "") refuseFields({ oldPassword: "oldPasswordRequired" });
  await checkPassword(call, email, old).catch((error) => {
    if (error instanceof Refusal && error.code === "credentials_wrong")
      refuseFields({ oldPassword: "oldPasswordWrong" });
    throw error;
  });
}

/** The second step stays what it was: the next sign-in asks for it. */
export async function resetPassword(call: Call, shown: Shown, password: string): Promise<void> {
  const { db, now } = call;
  await limitTries(call, "opened link", linksPerAddress);
  const findOpen = async () => (await findLink(db, "reset-password", shown, now)) ?? refuse("token_invalid");
  const { accountId } = await findOpen();
  const person = (await findPerson(db, accountId)) ?? refuse("token_invalid");
  checkPasswordOf(call, person, password, "password");
  const hash = await hashPassword(password, async () => void (await findOpen()));
  await call.transact(async (reach) => {
    if (!(await useLink(reach.db, "reset-password", shown, now))) refuse("token_invalid");
    await replacePassword(reach, call, person.id, hash);
    // The first to show that the address is theirs: what a provider said of it before opens nothing any more.
    if (!person.passwordHash) await deleteLinksOf(reach.db, person.id);
    await endSessionsOf(reach.db, person.id, now);
    await reach.endStreams({ accountId: person.id });
  });
  await forgetTries(db, accountKey(person.email));
}

function checkPasswordOf(call: Call, person: PersonRow, password: string, field: "password" | "newPassword"): void {
  const { email, firstName, lastName, publicName } = person;
  const wrong = checkNewPassword(call.config, password, { email, names: [firstName, lastName, publicName] });
  if (wrong) refuseFields({ [field]: wrong });
}

async function replacePassword(reach: Reach, call: Call, accountId: string, hash: string): Promise<void> {
  await putCredential(reach.db, accountId, hash, call.now);
  await killLinks(reach.db, accountId, call.now);
  await notice({ ...call, ...reach }, accountId, "passwordChanged");
}

/** Whether somebody else has the address, only its owner hears, by mail. */
export async function changeEmail(call: SignedIn, email: string): Promise<void> {
  await ensureConfirmed(call);
  const { actor, config } = call;
  const person = (await findPerson(call.db, actor.accountId)) ?? refuse("sign_in_required");
  if (person.email === email) refuseFields({ email: "emailTaken" });
  if (person.isSystem && !mayBeSystem(config, email)) refuseFields({ email: "invalid" });
  await askForLink(call, { purpose: "change-email", email, accountId: person.id });
}

export async function confirmEmail(call: Call, shown: Shown): Promise<void> {
  const { now, config } = call;
  await limitTries(call, "opened link", linksPerAddress);
  const take = async (reach: Reach) => {
    const { db } = reach;
    const link = await useLink(db, "change-email", shown, now);
    const person = link && (await findPerson(db, link.accountId));
    if (!person || !link?.email) return refuse("token_invalid");
    if (person.isSystem && !mayBeSystem(config, link.email)) return refuse("token_invalid");
    await putEmail(db, person.id, link.email);
    await killLinks(db, person.id, now);
    await noticeOfNewAddress({ ...call, ...reach }, person, link.email);
  };
  await call.transact(take).catch((error) => {
    // Somebody got the address since.
    if (violation(error) === "unique") refuse("token_invalid");
    throw error;
  });
}
