/**
 * Accepting an invitation: with a new account, or with the signed-in account if it has the invitation's address. An existing
 * account is not changed by it. D §2, S1 §3 Registration
 */
import { memberRoutes, type Registration } from "@stoep/contract/accounts";
import { type FieldCode, personName } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import type { AccountOnly, Actor } from "#kernel/actor.ts";
import type { DbScope, RouteCall } from "#kernel/call.ts";
import { type Handler, handle } from "#kernel/module.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { record } from "#modules/audit/index.ts";
import {
  checkNewPassword,
  createAccount,
  findAccountByEmail,
  hashPassword,
  limitTries,
  lockPersonForShare,
} from "../identities/index.ts";
import { claimLimit } from "../limits.ts";
import { phoneFault, putProfile } from "../own-account/index.ts";
import { invitationStateOf, levelsOf } from "./rules.ts";
import { findInvitation, type InvitationByToken, useInvitation } from "./store/invitations.ts";
import { admitMember } from "./store/members.ts";

import { viewClaim } from "./views.ts";

export const claimHandlers = handle(memberRoutes, {
  /** The token came by mail to this address, so its bearer may learn whether the address has an account. */
  async getClaimInfo({ actor, db, now, query }) {
    const invitation = await openInvitation(db, query.token, now);
    const account = await findAccountByEmail(db, invitation.email);
    return viewClaim(invitation, {
      language: account?.language ?? invitation.language,
      hasAccount: account !== undefined,
      isMe: actor.kind !== "guest" && actor.accountId === account?.id,
    });
  },

  async claim(call) {
    const { actor, body, db, now } = call;
    const invitation = await openInvitation(db, body.token, now);
    const account = await findAccountByEmail(db, invitation.email);
    if (body.registration) {
      if (account) refuse("already_exists");
      await registerAndJoin(call, invitation, body.registration);
    } else {
      if (actor.kind === "guest") return refuse("sign_in_required");
      if (actor.accountId !== account?.id) refuse("invitation_for_other");
      await call.transact((scope) => acceptAsMember(call, scope, invitation, actor));
    }
    return { done: true };
  },
});

type ClaimCall = Parameters<Handler<typeof memberRoutes.claim>>[0];

async function openInvitation(db: RouteCall["db"], token: string, now: Date): Promise<InvitationByToken> {
  const invitation = (await findInvitation(db, token)) ?? refuse("token_invalid");
  if (invitationStateOf(invitation, now) !== "open") refuse("invitation_closed");
  return invitation;
}

async function registerAndJoin(
  call: ClaimCall,
  invitation: InvitationByToken,
  registration: Registration,
): Promise<void> {
  const { config, now } = call;
  const { firstName, lastName, jobTitle, phone, password, language } = registration;
  const { email } = invitation;
  const wrong = {
    ...fieldFault(
      "registration.password",
      await checkNewPassword(config, password, { email, names: [firstName, lastName] }),
    ),
    ...fieldFault("registration.phone", await phoneFault(phone)),
  };
  if (Object.keys(wrong).length > 0) refuseFields(wrong);
  await limitTries(call, "claim", claimLimit);
  const passwordHash = await hashPassword(password, call.client.address);
  await call.transact(async (scope) => {
    const name = personName({ firstName, lastName });
    const names = { firstName, lastName, publicName: name.slice(0, 80) };
    const accountId = await createAccount(scope.db, { email, ...names, language, passwordHash }, now);
    if (!accountId) return refuse((await isStillOpen(scope, call)) ? "already_exists" : "invitation_closed");
    await putProfile(scope.db, accountId, { jobTitle, phone }, now);
    const person = { accountId, name, language, sessionId: "", isSystem: false };
    await acceptAsMember(call, scope, invitation, { kind: "account", ...person, openUntil: now });
  });
}

const fieldFault = (field: string, code: FieldCode | null) => (code ? { [field]: code } : {});

const isStillOpen = async ({ db }: DbScope, { body, now }: ClaimCall) => {
  const invitation = await findInvitation(db, body.token);
  return invitation !== undefined && invitationStateOf(invitation, now) === "open";
};

type SignedIn = Exclude<Actor, { kind: "guest" }>;

async function acceptAsMember(
  call: ClaimCall,
  scope: DbScope,
  invitation: InvitationByToken,
  actor: SignedIn,
): Promise<void> {
  const { body, now } = call;
  const { accountId } = actor;
  // The account was closed in the meantime.
  if (!(await lockPersonForShare(scope.db, accountId))) refuse("sign_in_required");
  if (!(await useInvitation(scope.db, body.token, now))) refuse("invitation_closed");
  const { id, organisationId, type, email } = invitation;
  const levels = levelsOf(invitation);
  const isChanged = await admitMember(scope.db, { id: newId(), accountId, organisationId, type, levels }, now);
  // Logged for the person, not as a member of the active organisation.
  const person: AccountOnly = { ...actor, kind: "account" };
  await record(
    { ...call, ...scope, actor: person },
    {
      action: "accounts.acceptInvitation",
      subject: { kind: "invitation", id, name: email },
      organisationId,
      new: isChanged ? { type, levels } : undefined,
    },
  );
  if (isChanged) await scope.endStreams({ accountId });
}
