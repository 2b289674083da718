/** What an organisation sees of its members, and of the people it invited. */
import type { ClaimInfo, InvitationView, MemberView } from "@stoep/contract/accounts";
import { type Language, personName } from "@stoep/contract/kernel";
import type { Delivery } from "@stoep/contract/notifications";
import { viewPicture } from "../identities/index.ts";
import { mayRemove } from "./policy.ts";
import { invitationStateOf, levelsOf } from "./rules.ts";
import type { InvitationByToken, InvitationRow } from "./store/invitations.ts";
import type { MemberRow } from "./store/members.ts";

export const viewMember = (row: MemberRow, accountId: string, owners: string[]): MemberView => ({
  membershipId: row.id,
  accountId: row.accountId,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  jobTitle: row.jobTitle ?? "",
  picture: viewPicture(row.accountId, row.pictureSha256),
  type: row.type,
  levels: levelsOf(row),
  hasSecondFactor: Boolean(row.hasSecondFactor),
  since: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  isMe: row.accountId === accountId,
  can: { remove: mayRemove(row, owners) },
});

export const viewInvitation = (row: InvitationRow, now: Date, delivery: Delivery | undefined): InvitationView => ({
  id: row.id,
  email: row.email,
  type: row.type,
  levels: levelsOf(row),
  invitedBy: personName(row),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  state: invitationStateOf(row, now),
  delivery: invitationStateOf(row, now) === "open" ? (delivery ?? null) : null,
});

export const viewClaim = (
  { email, organisation, network, networkSlug, type, expiresAt }: InvitationByToken,
  seen: { language: Language; hasAccount: boolean; isMe: boolean },
): ClaimInfo => ({ email, organisation, network, networkSlug, type, expiresAt: expiresAt.toISOString(), ...seen });
