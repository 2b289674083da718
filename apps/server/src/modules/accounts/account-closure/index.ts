/**
 * Closing one's own account. An account has two sides: the organisations that a person works for, and the places where they live.
 * Each side is closed in its own application, and closing the last one closes the account.
 */

export { closeResidentSide, findResidentSide, lockResidentSide } from "./close-resident-side.ts";
export type { AccountErasureStep } from "./close-staff-side.ts";
export { accountClosureHandlers } from "./handlers.ts";
