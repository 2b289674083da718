/**
 * An organisation's members and invitations, changed by its owners, one change at a time. S1 §4, D §3
 */

export { claimHandlers } from "./accept-invitation.ts";
export { moduleNames } from "./export.ts";
export { memberHandlers } from "./handlers.ts";
export { type HeldKind, type Leaver, type OwnOfMember, releaseAll } from "./held.ts";
export { invitationHandlers, inviteOwner, listInvitationDeliveries } from "./invitations.ts";
export { checkMentions, mentionedPeople } from "./mentions.ts";
export { lockAsOwner } from "./owner-lock.ts";
export { searcher } from "./search.ts";
export { holdMembership, listEditors, selectMembersAmong } from "./store/held.ts";
