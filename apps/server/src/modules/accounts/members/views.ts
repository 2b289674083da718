/** What an organisation sees of those who belong to it, and of those it asked. */
import type { ClaimInfo, InvitationView, MemberView } from "@stoep/contract/accounts";
import type { Language } from "@stoep/contract/kernel";
import { pictureAddress } from "../people/index.ts";
import { mayRemove } from "./policy.ts";
import { levelsOf } from "./rules.ts";
import type { InvitationByToken, InvitationRow, InvitationState } from "./store/invitations.ts";
import type { MemberRow } from "./store/members.ts";

export const viewMember = (row: MemberRow, accountId: string, owners: string[]): MemberView => ({
  membershipId: row.id,
  accountId: row.accountId,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  jobTitle: row.jobTitle ?? "",
  picture: pictureAddress(row.accountId, row.pictureSha256),
  type: row.type,
  levels: levelsOf(row),
  hasSecondFactor: Boolean(row.hasSecondFactor),
  since: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  isMe: row.accountId === accountId,
  can: { remove: mayRemove(row, owners) },
});

interface Moments {
  acceptedAt: Date | null;
  revokedAt: Date | null;
  expiresAt: Date;
}
export function stateOf({ acceptedAt, revokedAt, expiresAt }: Moments, now: Date): InvitationState {
  if (acceptedAt) return "accepted";
  if (revokedAt) return "revoked";
  return expiresAt <= now ? "expired" : "open";
}

export const viewInvitation = (row: InvitationRow, now: Date): InvitationView => ({
  id: row.id,
  email: row.email,
  type: row.type,
  levels: levelsOf(row),
  invitedBy: `${row.firstName ?? ""} ${row.lastName ?? ""}`.trim(),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  state: stateOf(row, now),
});

export const viewClaim = (
  { email, organisation, network, networkSlug, type, expiresAt }: InvitationByToken,
  seen: { language: Language; hasAccount: boolean; isMe: boolean },
): ClaimInfo => ({ email, organisation, network, networkSlug, type, expiresAt: expiresAt.toISOString(), ...seen });
