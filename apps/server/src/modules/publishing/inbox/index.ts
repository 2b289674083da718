/** The list of an organisation's messages, and of all else that it publishes: which kinds there are, and how many of each. S1 §2 */
export { inboxHandlers } from "./handlers.ts";
export { gatherInboxKinds, type InboxKind } from "./kinds.ts";
