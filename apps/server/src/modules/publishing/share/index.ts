/**
 * What staff share with residents: the link to something published, its QR code, and a poster. What that is, each kind of thing says in a value
 * that its capability provides.
 */
export { shareHandlers } from "./handlers.ts";
export { gatherShared, type Shared, type SharedKind } from "./kinds.ts";
