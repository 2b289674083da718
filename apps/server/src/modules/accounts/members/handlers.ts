/** An organisation's members, changed by its owners. S1 §4 Membership, D §3 */
import { type Levels, memberRoutes } from "@stoep/contract/accounts";
import { Id, type MembershipType, personName } from "@stoep/contract/kernel";
import { z } from "zod";
import type { StaffCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, everyRow, OrderText, readCursor } from "#kernel/page.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { changes, record } from "#modules/audit/index.ts";
import { fileOptions, fileRowsMax, filtersOf, listFile } from "#modules/files/index.ts";
import { deleteNoticesOf, queueMails } from "#modules/notifications/index.ts";
import { mails } from "../mails.ts";
import { memberFile } from "./export.ts";
import { ensureHandedOver, type Leaver, listHeldThings, releaseAll, releaseHeld } from "./held.ts";
import { revokeInvitationsOf } from "./invitations.ts";
import { lockAsOwner } from "./owner-lock.ts";
import { mayRemove } from "./policy.ts";
import { auditActionOf, isAccepted, levelsOf } from "./rules.ts";
import { deleteMember, findMember, listMembers, listOwnerIds, type MemberRow, updateMember } from "./store/members.ts";
import { viewMember } from "./views.ts";

const pageSize = 50;
const NameCursor = z.tuple([OrderText, OrderText, Id]);
const cursorOf = ({ firstKey, lastKey, id }: MemberRow): [string, string, string] => [firstKey, lastKey, id];

export const memberHandlers = handle(memberRoutes, {
  async listMembers({ actor, db, query }) {
    const after = readCursor(NameCursor, query.cursor);
    const rows = await listMembers(db, actor.organisation.id, query, after, pageSize + 1);
    const { page, next } = cutPage(rows, pageSize, cursorOf);
    const owners = await listOwnerIds(db, actor.organisation.id);
    return { items: page.map((row) => viewMember(row, actor.accountId, owners)), next };
  },

  async exportMembers(call) {
    const { actor, db } = call;
    const filter = filtersOf(call.query);
    const rows = everyRow<MemberRow, ReturnType<typeof cursorOf>>(
      (after, limit) => listMembers(db, actor.organisation.id, filter, after, limit),
      cursorOf,
      { max: fileRowsMax },
    );
    return listFile(memberFile, rows, await fileOptions(call));
  },

  async editMembership(call) {
    const { membershipId, type, levels, handovers } = call.body;
    return changeMembership(call, await lockMember(call, membershipId), { type, levels }, handovers);
  },

  async updateVerticalType(call) {
    const { membershipId, vertical, level, handovers } = call.body;
    const member = await lockMember(call, membershipId);
    const levels = { ...levelsOf(member), [vertical]: level };
    return changeMembership(call, member, { type: member.type, levels }, handovers);
  },

  async listHeldThings(call) {
    const { actor, db, language, params } = call;
    const member = (await findMember(db, actor.organisation.id, params.membershipId)) ?? refuse("not_found");
    return { kinds: await listHeldThings(call, leaverOf(call, member), language) };
  },

  async deleteMember(call) {
    const { db, query } = call;
    const member = await lockMember(call, call.params.membershipId);
    await ensureOwnerRemains(call, member, null);
    await deleteMember(db, member.id);
    await deleteNoticesOf(db, member.accountId, [member.id]);
    await revokeInvitationsOf(call, member.email);
    const choices = new Map(query.handovers.map(choiceOf));
    const { handedOver, left } = await releaseAll(handoverOf(call), leaverOf(call, member), choices);
    const isDeclined = member.type === "pending";
    await record(call, {
      action: isDeclined ? "accounts.declineMember" : "accounts.removeMember",
      subject: subjectOf(member),
      old: { type: member.type, levels: levelsOf(member) },
      new: handedOver + left > 0 ? { handedOver, leftToNobody: left } : undefined,
    });
    if (isDeclined) await notifyMember(call, member, "memberDeclined");
    await refreshStreams(call, member);
    return { done: true };
  },
});

/** Reads the member after taking the lock, so that it stays unchanged until the end of the transaction. */
async function lockMember(call: StaffCall, membershipId: string): Promise<MemberRow> {
  await lockAsOwner(call);
  return (await findMember(call.db, call.actor.organisation.id, membershipId)) ?? refuse("not_found");
}

/** What the member may not have any more goes to the colleagues of `handovers`, without whom it is refused. */
async function changeMembership(
  call: StaffCall,
  member: MemberRow,
  to: { type: MembershipType; levels: Levels },
  handovers: readonly string[],
) {
  const { actor, db } = call;
  await ensureOwnerRemains(call, member, to.type);
  const changed = changes({ type: member.type, levels: levelsOf(member) }, to);
  if (!changed) return viewMember(member, actor.accountId, await listOwnerIds(db, actor.organisation.id));
  await updateMember(db, member.id, to);
  const choices = new Map(handovers.map(choiceOf));
  await ensureHandedOver(call, leaverOf(call, member), call.language, choices);
  const { handedOver, left } = await releaseHeld(handoverOf(call), leaverOf(call, member), choices);
  await record(call, {
    action: auditActionOf(member.type, to.type),
    subject: subjectOf(member),
    old: changed.old,
    new: handedOver + left > 0 ? { ...changed.new, handedOver, leftToNobody: left } : changed.new,
  });
  if (isAccepted(member.type, to.type)) await notifyMember(call, member, "memberAccepted");
  await refreshStreams(call, member);
  const { network, participation, care } = to.levels;
  const levels = { networkLevel: network, participationLevel: participation, careLevel: care };
  const owners = await listOwnerIds(db, actor.organisation.id);
  return viewMember({ ...member, ...levels, type: to.type }, actor.accountId, owners);
}

async function ensureOwnerRemains({ actor, db }: StaffCall, member: MemberRow, type: MembershipType | null) {
  if (member.type !== "owner" || type === "owner") return;
  ensure(mayRemove(member, await listOwnerIds(db, actor.organisation.id)));
}

/** Ends the member's open streams: requests look up rights anyway, but streams were opened under the old ones. */
async function refreshStreams({ actor, endStreams, announce }: StaffCall, { accountId }: MemberRow): Promise<void> {
  await endStreams({ accountId });
  await announce("accounts", { networkId: actor.network.id, organisationId: actor.organisation.id });
}

function choiceOf(handover: string): [kind: string, accountId: string] {
  const [kind = "", accountId = ""] = handover.split("=");
  return [kind, accountId];
}

const handoverOf = (call: StaffCall) => ({
  ...call,
  network: call.actor.network,
  accountId: call.actor.accountId,
});

const leaverOf = ({ actor }: Pick<StaffCall, "actor">, member: MemberRow): Leaver => ({
  accountId: member.accountId,
  name: personName(member),
  email: member.email,
  organisationId: actor.organisation.id,
});

const subjectOf = (member: MemberRow) => ({ kind: "membership", id: member.id, name: personName(member) });

async function notifyMember(
  call: StaffCall,
  member: MemberRow,
  template: "memberAccepted" | "memberDeclined",
): Promise<void> {
  const { organisation, network } = call.actor;
  const { accountId, email, language } = member;
  await queueMails(call, {
    template: mails[template],
    subjectId: member.id,
    networkId: network.id,
    values: () => ({
      name: member.firstName,
      organisation: organisation.name,
      network: network.name,
      link: `${call.config.publicUrl}/dashboard/`,
    }),
    recipients: [{ accountId, email, language }],
  });
}
