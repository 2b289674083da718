/** How a membership changes, and what the log says about it. */
import type { Levels } from "@stoep/contract/accounts";
import type { AuditAction } from "@stoep/contract/audit";
import type { MembershipType } from "@stoep/contract/kernel";
import type { InvitationState } from "./store/invitations.ts";

interface LevelColumns {
  networkLevel: Levels["network"];
  participationLevel: Levels["participation"];
  careLevel: Levels["care"];
}
export const levelsOf = ({ networkLevel, participationLevel, careLevel }: LevelColumns): Levels => ({
  network: networkLevel,
  participation: participationLevel,
  care: careLevel,
});

/** A pending member is accepted by any change that admits them. */
export const isAccepted = (before: MembershipType, after: MembershipType): boolean =>
  before === "pending" && after !== "pending" && after !== "disabled";

export const auditActionOf = (before: MembershipType, after: MembershipType): AuditAction =>
  isAccepted(before, after) ? "accounts.acceptMember" : "accounts.editMember";

interface InvitationMoments {
  acceptedAt: Date | null;
  revokedAt: Date | null;
  expiresAt: Date;
}
export function invitationStateOf({ acceptedAt, revokedAt, expiresAt }: InvitationMoments, now: Date): InvitationState {
  if (acceptedAt) return "accepted";
  if (revokedAt) return "revoked";
  return expiresAt <= now ? "expired" : "open";
}
