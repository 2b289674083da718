/** Changing the password or e-mail address, when signed in or with a mailed link. Earlier mailed links stop working. */
import type { DbScope, RouteCall } from "#kernel/call.ts";
import { violation } from "#kernel/database.ts";
import { Refusal, refuse, refuseFields } from "#kernel/refuse.ts";
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
  notifyAddressChanged,
  notifySecurityChange,
  type PersonRow,
  putCredential,
  putEmail,
} from "../identities/index.ts";
import { linksPerAddress } from "../limits.ts";
import { ensureConfirmed, listFactors, type SignedIn, sessionCounterKey } from "../second-factors/index.ts";
import { endOtherSessions, endSessionsOf } from "../sessions/index.ts";
import { requestLink } from "./mailed-links.ts";
import { findMailedLink, type LinkSecret, revokeMailedLinks, useMailedLink } from "./store/mailed-links.ts";
import { trustDevice } from "./trusted-devices.ts";

/** Refuses with `sign_in_required`. */
export async function changePassword(call: SignedIn, old: string, password: string): Promise<void> {
  const { actor, db, now } = call;
  const { accountId, sessionId } = actor;
  const person = (await findPerson(db, accountId)) ?? refuse("sign_in_required");
  // The old password is enough only if there is no second factor.
  if (!person.passwordHash || (await listFactors(db, accountId)).length > 0) await ensureConfirmed(call);
  if (person.passwordHash) await checkOldPassword(call, person.email, old);
  await checkNewPasswordOf(call, person, password, "newPassword");
  const hash = await hashPassword(password, call.client.address);
  await call.transact(async (scope) => {
    await replacePassword(scope, call, accountId, hash);
    const sessionIds = await endOtherSessions(scope.db, accountId, sessionId, now);
    await scope.endStreams({ sessionIds });
  });
  await trustDevice(call, accountId);
}

/** Counted separately from sign-ins: guessing at an unlocked screen is limited, and strangers do not slow the person down. */
async function checkOldPassword(call: SignedIn, email: string, old: string): Promise<void> {
  if (old === "") refuseFields({ oldPassword: "oldPasswordRequired" });
  await checkPassword(call, { email, password: old }, async (accountId) => sessionCounterKey(accountId)).catch(
    (error) => {
      if (error instanceof Refusal && error.code === "credentials_wrong")
        refuseFields({ oldPassword: "oldPasswordWrong" });
      throw error;
    },
  );
}

/** The second step is unaffected: the next sign-in asks for it. Refuses with `token_invalid`. */
export async function resetPassword(call: RouteCall, shown: LinkSecret, password: string): Promise<void> {
  const { db, now } = call;
  await limitTries(call, "opened link", linksPerAddress);
  const findOpen = async () => (await findMailedLink(db, "reset-password", shown, now)) ?? refuse("token_invalid");
  const { accountId } = await findOpen();
  const person = (await findPerson(db, accountId)) ?? refuse("token_invalid");
  await checkNewPasswordOf(call, person, password, "password");
  const hash = await hashPassword(password, call.client.address, async () => void (await findOpen()));
  await call.transact(async (scope) => {
    if (!(await useMailedLink(scope.db, "reset-password", shown, now))) refuse("token_invalid");
    await replacePassword(scope, call, person.id, hash);
    // The first proof of owning the address: links that a provider made on its word alone are removed.
    if (!person.passwordHash) await deleteLinkedIdentities(scope.db, person.id);
    await endSessionsOf(scope.db, person.id, now);
    await scope.endStreams({ accountId: person.id });
  });
  await forgetTries(db, accountKey(person.email));
}

async function checkNewPasswordOf(
  call: RouteCall,
  person: PersonRow,
  password: string,
  field: "password" | "newPassword",
): Promise<void> {
  const { email, firstName, lastName, publicName } = person;
  const wrong = await checkNewPassword(call.config, password, { email, names: [firstName, lastName, publicName] });
  if (wrong) refuseFields({ [field]: wrong });
}

async function replacePassword(scope: DbScope, call: RouteCall, accountId: string, hash: string): Promise<void> {
  await putCredential(scope.db, accountId, hash, call.now);
  await revokeMailedLinks(scope.db, accountId, call.now);
  await notifySecurityChange({ ...call, ...scope }, accountId, "passwordChanged");
}

/** If someone else has the address, only its owner is told, by mail. Refuses with `sign_in_required`. */
export async function changeEmail(call: SignedIn, email: string): Promise<void> {
  await ensureConfirmed(call);
  const { actor, config } = call;
  const person = (await findPerson(call.db, actor.accountId)) ?? refuse("sign_in_required");
  if (person.email === email) refuseFields({ email: "emailTaken" });
  if (person.isSystem && !mayBeSystem(config, email)) refuseFields({ email: "invalid" });
  await requestLink(call, { purpose: "change-email", email, accountId: person.id });
}

/** Refuses with `token_invalid`. */
export async function confirmEmail(call: RouteCall, shown: LinkSecret): Promise<void> {
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
    await notifyAddressChanged({ ...call, ...scope }, person, link.email);
  };
  await call.transact(take).catch((error) => {
    // Someone else has taken the address since.
    if (violation(error) === "unique") refuse("token_invalid");
    throw error;
  });
}
