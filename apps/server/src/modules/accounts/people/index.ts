/**
 * Accounts and their credentials: names, passwords, linked identities, memberships, attempt counters, and mails about an account's
 * security. The lowest room: it knows neither sessions nor factors. D §1, D §2
 */

export { checkPassword } from "./check-password.ts";
export * as guards from "./guards.ts";
export { type Caller, notice, noticeOfNewAddress, ownPage, recipientOf, securityPage } from "./notices.ts";
export { checkNewPassword, hashPassword, isPassword } from "./passwords.ts";
export { mayBeSystem } from "./policy.ts";
export { hashOfToken, newToken } from "./rules/tokens.ts";
export { seal, unseal } from "./sealed.ts";
export {
  type Credential,
  createAccount,
  findAccountByEmail,
  findPerson,
  holdAccountByEmail,
  listExampleHashes,
  lockAccount,
  lockPersonForShare,
  markAccountDisabled,
  markAccountEnabled,
  type PersonRow,
  passwordChangedAt,
  putCredential,
  putEmail,
  renameAccount,
  setLanguage,
  setSystem,
} from "./store/accounts.ts";
export {
  deleteLinkedIdentities,
  deleteLinkedIdentity,
  findLinkedIdentity,
  findWaysIn,
  insertLinkedIdentity,
  listLinkedIdentities,
  lockWaysIn,
  markLinkedIdentityUsed,
  type WaysIn,
} from "./store/linked-identities.ts";
export {
  createMembership,
  createOrganisation,
  findHomeNetwork,
  findMembership,
  findPlaceIn,
  findResidence,
  findResidenceSlug,
  listPlaces,
  moveResidence,
  putResidence,
  updateOrganisation,
} from "./store/memberships.ts";
export { networkBySlug, networksOf } from "./store/networks.ts";
export { readSecret } from "./store/secrets.ts";
export { accountKey, countWithin, forgetTries, limitPerDay, limitTries, takeBack } from "./store/tries.ts";
export { writeCounter } from "./store/writes.ts";
export { viewLogo, viewPicture } from "./views.ts";
