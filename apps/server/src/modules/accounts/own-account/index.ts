/**
 * What people change about their own account: profile, password, address, factors, sessions; and what is kept about them. S1 §3 Personal account
 */

export { ownProfileHandlers } from "./handlers/profile.ts";
export { ownSecurityHandlers } from "./handlers/security.ts";
export { ownData } from "./own-data.ts";
export { type NameFollower, renamePerson } from "./rename-person.ts";
export { phoneFault } from "./rules/phone.ts";
export { putProfile } from "./store/profiles.ts";
