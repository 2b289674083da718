/**
 * Who belongs to an organisation, and invitations to it. One change of an organisation at a time, by its owners. S1 §4, D §3
 */

export { claimHandlers } from "./claiming.ts";
export { moduleNames } from "./files.ts";
export { memberHandlers } from "./handlers.ts";
export { invitationHandlers, inviteOwner } from "./inviting.ts";
export { lockAsOwner } from "./owning.ts";
