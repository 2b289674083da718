/** Inviting people by e-mail. An invitation works for its address only. S1 §3 Invitation, S1 §4 */
import { invitationDays, invitationsPerDay, type Levels, memberRoutes } from "@stoep/contract/accounts";
import type { Language } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import type { MailScope, StaffCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, everyRow, type PageCursor, readPageCursor } from "#kernel/page.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { type AuditedBy, record, recordAll } from "#modules/audit/index.ts";
import { fileOptions, fileRowsMax, listFile } from "#modules/files/index.ts";
import { listDeliveries, queueMails, sendAgain } from "#modules/notifications/index.ts";
import { limitPerDay } from "../identities/index.ts";
import { mails } from "../mails.ts";
import { invitationFile } from "./export.ts";
import { lockAsOwner } from "./owner-lock.ts";
import { invitationStateOf } from "./rules.ts";
import {
  hasInvitation,
  type InvitationRow,
  type InvitationWithToken,
  listInvitations,
  lockInvitation,
  putInvitations,
  revokeInvitation,
  revokeInvitationTo,
} from "./store/invitations.ts";
import { listMemberAddresses } from "./store/members.ts";
import { viewInvitation } from "./views.ts";

const pageSize = 50;

export const invitationHandlers = handle(memberRoutes, {
  async invite(call) {
    const { actor, body, db, now } = call;
    await lockAsOwner(call);
    const organisationId = actor.organisation.id;
    const emails = [...new Set(body.emails)];
    const alreadyMembers = await listMemberAddresses(db, organisationId, emails);
    const asked = emails.filter((email) => !alreadyMembers.includes(email));
    if (asked.length === 0) return { invited: [], alreadyMembers };
    await limitPerDay(call, ["invitations", organisationId], { max: invitationsPerDay, more: asked.length });
    const levels: Levels = {
      network: body.neighbourhoodNetworkType,
      participation: body.publicParticipationType,
      care: body.communityCareType,
    };
    const { type, language = actor.language } = body;
    const invitation = { organisationId, type, levels, language, invitedBy: actor.accountId };
    const invited = await putInvitations(db, asked, invitation, now);
    const { organisation, network, name: inviter } = actor;
    await sendInvitations(call, { organisation, network, inviter }, invited, language);
    await recordAll(
      call,
      invited.map(({ id, email }) => ({
        action: "accounts.invite",
        subject: { kind: "invitation", id, name: email },
        new: { type, levels },
      })),
    );
    return { invited: asked, alreadyMembers };
  },

  async listInvitations({ actor, db, query, now }) {
    const after = readPageCursor(query.cursor);
    const filter = { state: query.state, now };
    const rows = await listInvitations(db, actor.organisation.id, filter, after, pageSize + 1);
    const { page, next } = cutPage(rows, pageSize, (row) => [row.createdAt, row.id]);
    const deliveries = await listInvitationDeliveries(
      db,
      page.map(({ id }) => id),
    );
    return { items: page.map((row) => viewInvitation(row, now, deliveries.get(row.id))), next };
  },

  async exportInvitations(call) {
    const { actor, db, query, now } = call;
    const filter = { state: query.state, now };
    const rows = everyRow<InvitationRow, PageCursor>(
      (after, limit) => listInvitations(db, actor.organisation.id, filter, after, limit),
      ({ createdAt, id }) => ({ at: createdAt, id }),
      { max: fileRowsMax },
    );
    async function* withState() {
      for await (const row of rows) yield { ...row, state: invitationStateOf(row, now) };
    }
    return listFile(invitationFile, withState(), await fileOptions(call));
  },

  async sendInvitationAgain(call) {
    const { actor, db, now, params } = call;
    await lockAsOwner(call);
    const found = (await lockInvitation(db, actor.organisation.id, params.invitationId)) ?? refuse("not_found");
    if (invitationStateOf(found, now) !== "open") refuse("invitation_closed");
    if (!(await sendAgain(call, { templates: [mails.invitation], subjectId: found.id }))) return { done: true };
    await limitPerDay(call, ["invitations", actor.organisation.id], { max: invitationsPerDay, more: 1 });
    const subject = { kind: "invitation", id: found.id, name: found.email };
    await record(call, { action: "accounts.sendInvitationAgain", subject });
    return { done: true };
  },

  async deleteInvite(call) {
    const { actor, db, now, params } = call;
    await lockAsOwner(call);
    const revoked = await revokeInvitation(db, actor.organisation.id, params.invitationId, now);
    if (!revoked) {
      refuse((await hasInvitation(db, actor.organisation.id, params.invitationId)) ? "invitation_closed" : "not_found");
    }
    const subject = { kind: "invitation", id: revoked.id, name: revoked.email };
    await record(call, { action: "accounts.revokeInvitation", subject });
    return { done: true };
  },
});

/** Invites someone to own an organisation, on the provider's behalf; does nothing for those who already own it. */
export async function inviteOwner(
  by: AuditedBy & MailScope,
  { organisation, network, email, language }: OwnerInvitation,
): Promise<void> {
  const { db, now, actor } = by;
  const owners = await listMemberAddresses(db, organisation.id, [email]);
  if (owners.length > 0) refuseFields({ email: "alreadyMember" });
  const levels: Levels = { network: null, participation: null, care: null };
  const invitedBy = actor.kind === "guest" ? null : actor.accountId;
  const invitation = { organisationId: organisation.id, type: "owner" as const, levels, language, invitedBy };
  const invited = await putInvitations(db, [email], invitation, now);
  const inviter = actor.kind === "guest" ? "Stoep" : actor.name;
  await sendInvitations(by, { organisation, network, inviter }, invited, language);
  await recordAll(
    by,
    invited.map(({ id }) => ({
      action: "accounts.invite",
      subject: { kind: "invitation", id, name: email },
      new: { type: "owner" },
      organisationId: organisation.id,
      networkId: network.id,
    })),
  );
}

/** The outcomes of the mails with the latest links, by invitation. */
export const listInvitationDeliveries = (db: Db, ids: readonly string[]) => listDeliveries(db, [mails.invitation], ids);

interface OwnerInvitation extends Pick<InvitationContext, "organisation" | "network"> {
  email: string;
  language: Language;
}

interface InvitationContext {
  organisation: { id: string; name: string };
  network: { id: string; name: string };
  inviter: string;
}

/** One mail for every new link, including to people invited before. */
async function sendInvitations(
  call: MailScope,
  { organisation, network, inviter }: InvitationContext,
  invited: InvitationWithToken[],
  language: Language,
): Promise<void> {
  const dashboard = `${call.config.publicUrl}/dashboard`;
  await queueMails(call, {
    template: mails.invitation,
    subjectId: newId(),
    isRenewed: true,
    networkId: network.id,
    values: () => ({
      organisation: organisation.name,
      network: network.name,
      inviter,
      link: `${dashboard}/`,
      days: String(invitationDays),
    }),
    recipients: invited.map(({ id, email, token }) => ({
      accountId: null,
      email,
      language,
      subjectId: id,
      values: { link: `${dashboard}/claim?token=${token}` },
    })),
  });
}

/** So that a person who was declined or removed does not come back with an earlier invitation. */
export async function revokeInvitationsOf(call: StaffCall, email: string): Promise<void> {
  const revoked = await revokeInvitationTo(call.db, call.actor.organisation.id, email, call.now);
  if (!revoked) return;
  const subject = { kind: "invitation", id: revoked.id, name: email };
  await record(call, { action: "accounts.revokeInvitation", subject });
}
