/** A new password or e-mail address: by who is signed in, or with a mailed link. What was mailed before opens nothing after. */
import type { DbScope, RouteCall } from "#kernel/call.ts";
import { violation } from "#kernel/database.ts";
import { Refusal, refuse, refuseFields } from "#kernel/refuse.ts";
import { ensureConfirmed, inside, listFactors, type SignedIn } from "../factors/index.ts";
import { linksPerAddress } from "../limits.ts";
import {
  accountKey,
  checkNewPassword,
  checkPassword,
  deleteLinkedIdentities,
  findPerson,
  forgetTries,
  hashPassword,
  limitTries,
  mayBeSystem,
  notice,
  noticeOfNewAddress,
  type PersonRow,
  putCredential,
  putEmail,
} from "../people/index.ts";
import { endOtherSessions, endSessionsOf } from "../sessions/index.ts";
import { askForLink } from "./links.ts";
import { findMailedLink, revokeMailedLinks, type Shown, useMailedLink } from "./store/mailed-links.ts";
import { trustDevice } from "./trusted-devices.ts";

export async function changePassword(call: SignedIn, old: string, password: string): Promise<void> {
  const { actor, db, now } = call;
  const { accountId, sessionId } = actor;
  const person = (await findPerson(db, accountId)) ?? refuse("sign_in_required");
  // The old password shows who one is only where there is nothing better.
  if (!person.passwordHash || (await listFactors(db, accountId)).length > 0) await ensureConfirmed(call);
  if (person.passwordHash) await checkOldPassword(call, person.email, old);
  checkPasswordOf(call, person, password, "newPassword");
  const hash = await hashPassword(password);
  await call.transact(async (scope) => {
    await replacePassword(scope, call, accountId, hash);
    const sessionIds = await endOtherSessions(scope.db, accountId, sessionId, now);
    await scope.endStreams({ sessionIds });
  });
  await trustDevice(call, accountId);
}

/** Counted, apart from tries at signing in: an open screen is no place to guess at leisure, and strangers do not slow it down. */
async function checkOldPassword(call: SignedIn, email: string, old: string): Promise<void> {
  if (old === "") refuseFields({ oldPassword: "oldPasswordRequired" });
  await checkPassword(call, { email, password: old }, async (accountId) => inside(accountId)).catch((error) => {
    if (error instanceof Refusal && error.code === "credentials_wrong")
      refuseFields({ oldPassword: "oldPasswordWrong" });
    throw error;
  });
}

/** The second step stays what it was: the next sign-in asks for it. */
export async function resetPassword(call: RouteCall, shown: Shown, password: string): Promise<void> {
  const { db, now } = call;
  await limitTries(call, "opened link", linksPerAddress);
  const findOpen = async () => (await findMailedLink(db, "reset-password", shown, now)) ?? refuse("token_invalid");
  const { accountId } = await findOpen();
  const person = (await findPerson(db, accountId)) ?? refuse("token_invalid");
  checkPasswordOf(call, person, password, "password");
  const hash = await hashPassword(password, async () => void (await findOpen()));
  await call.transact(async (scope) => {
    if (!(await useMailedLink(scope.db, "reset-password", shown, now))) refuse("token_invalid");
    await replacePassword(scope, call, person.id, hash);
    // The first to show that the address is theirs: what a provider said of it before opens nothing any more.
    if (!person.passwordHash) await deleteLinkedIdentities(scope.db, person.id);
    await endSessionsOf(scope.db, person.id, now);
    await scope.endStreams({ accountId: person.id });
  });
  await forgetTries(db, accountKey(person.email));
}

function checkPasswordOf(
  call: RouteCall,
  person: PersonRow,
  password: string,
  field: "password" | "newPassword",
): void {
  const { email, firstName, lastName, publicName } = person;
  const wrong = checkNewPassword(call.config, password, { email, names: [firstName, lastName, publicName] });
  if (wrong) refuseFields({ [field]: wrong });
}

async function replacePassword(scope: DbScope, call: RouteCall, accountId: string, hash: string): Promise<void> {
  await putCredential(scope.db, accountId, hash, call.now);
  await revokeMailedLinks(scope.db, accountId, call.now);
  await notice({ ...call, ...scope }, accountId, "passwordChanged");
}

/** Whether someone else has the address, only its owner hears, by mail. */
export async function changeEmail(call: SignedIn, email: string): Promise<void> {
  await ensureConfirmed(call);
  const { actor, config } = call;
  const person = (await findPerson(call.db, actor.accountId)) ?? refuse("sign_in_required");
  if (person.email === email) refuseFields({ email: "emailTaken" });
  if (person.isSystem && !mayBeSystem(config, email)) refuseFields({ email: "invalid" });
  await askForLink(call, { purpose: "change-email", email, accountId: person.id });
}

export async function confirmEmail(call: RouteCall, shown: Shown): Promise<void> {
  const { now, config } = call;
  await limitTries(call, "opened link", linksPerAddress);
  const take = async (scope: DbScope) => {
    const { db } = scope;
    const link = await useMailedLink(db, "change-email", shown, now);
    const person = link && (await findPerson(db, link.accountId));
    if (!person || !link?.email) return refuse("token_invalid");
    if (person.isSystem && !mayBeSystem(config, link.email)) return refuse("token_invalid");
    await putEmail(db, person.id, link.email);
    await revokeMailedLinks(db, person.id, now);
    await noticeOfNewAddress({ ...call, ...scope }, person, link.email);
  };
  await call.transact(take).catch((error) => {
    // Someone got the address since.
    if (violation(error) === "unique") refuse("token_invalid");
    throw error;
  });
}
