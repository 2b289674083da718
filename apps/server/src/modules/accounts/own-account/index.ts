/**
 * What people change about themselves: profile, password, address, factors, sessions. S1 §3 Personal account
 */

export { ownProfileHandlers } from "./handlers/profile.ts";
export { ownSecurityHandlers } from "./handlers/security.ts";
export { phoneFault } from "./rules/phone.ts";
export { putProfile } from "./store/profiles.ts";
