/**
 * An organisation's members and invitations, changed by its owners, one change at a time. S1 §4, D §3
 */

export { claimHandlers } from "./claiming.ts";
export { moduleNames } from "./files.ts";
export { memberHandlers } from "./handlers.ts";
export { invitationHandlers, inviteOwner } from "./inviting.ts";
export { lockAsOwner } from "./owning.ts";
export { searcher } from "./searching.ts";
