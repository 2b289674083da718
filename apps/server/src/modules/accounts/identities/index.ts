/**
 * Accounts and their credentials: names, passwords, linked identities, memberships, attempt counters, and mails about an account's
 * security. The lowest room: it knows neither sessions nor factors. D §1, D §2
 */

export { checkPassword } from "./check-password.ts";
export { commonPasswordsFile, packPasswords, plainLetters } from "./common-passwords.ts";
export * as guards from "./guards.ts";
export {
  accountPage,
  notifyAddressChanged,
  notifySecurityChange,
  recipientOf,
  type SecurityScope,
  securityPage,
} from "./notify.ts";
export * as passwordLists from "./password-lists.ts";
export { checkNewPassword, hashPassword, isPassword } from "./passwords.ts";
export { mayBeSystem } from "./policy.ts";
export {
  type Credential,
  createAccount,
  findAccountByEmail,
  findPasswordChangedAt,
  findPerson,
  listExampleHashes,
  lockAccount,
  lockAccountByEmail,
  lockPersonForShare,
  markAccountDisabled,
  markAccountEnabled,
  type PersonRow,
  putCredential,
  putEmail,
  renameAccount,
  updateIsSystem,
  updateLanguage,
} from "./store/accounts.ts";
export { accountKey, countWithin, forgetTries, limitPerDay, limitTries, undoCount } from "./store/attempt-counters.ts";
export {
  deleteLinkedIdentities,
  deleteLinkedIdentity,
  findLinkedIdentity,
  findSignInWays,
  insertLinkedIdentity,
  listLinkedIdentities,
  lockSignInWays,
  markLinkedIdentityUsed,
  type SignInWays,
} from "./store/linked-identities.ts";
export {
  createMembership,
  createOrganisation,
  findHomeNetwork,
  findMembership,
  findMembershipIn,
  findResidence,
  findResidenceSlug,
  listPlaces,
  moveResidence,
  putResidence,
  updateOrganisation,
} from "./store/memberships.ts";
export { findNetworkBySlug, networkList } from "./store/networks.ts";
export { writeCounter } from "./store/write-counter.ts";
export { viewLogo, viewPicture } from "./views.ts";
