/**
 * People who can sign in, their sessions, and where they belong. D §1-§3
 * A session is a family of tokens, with one membership or residence active in it. Tokens carry no rights: these are looked up each time.
 *
 *   password ─┐                         ┌─ refresh (each token once) ─┐
 *   link ─────┼─▶ session, nowhere ─────┤        ▲                    │
 *   provider ─┘     ▲      │            └────────┴────────────────────┘
 *                   │      └─ activate ─▶ staff or resident ─▶ ended: signed out, 30 days unused, or an old token came back
 *                   │
 *   with a factor: pending second-factor session ─▶ ended: five wrong answers, or ten minutes
 * Its rooms, each using those before it: people, sessions, factors, signing-in, own-account, members, organisation, sign-on, closing.
 */
export { disableAccount, enableAccount, endSessions, isPasswordOfExample, removeFactors } from "./administration.ts";
export { closeHomes, holdHomes, homesOf } from "./closing/index.ts";
export { ensureConfirmed } from "./factors/index.ts";
export { module } from "./handlers.ts";
export { jobs } from "./jobs.ts";
export { mails } from "./mails.ts";
export { inviteOwner, moduleNames, searcher } from "./members/index.ts";
export { picturesOfOrganisations as fileHolder } from "./organisation/index.ts";
export { ownData, provideRenamed, type Renamed, renamePerson } from "./own-account/index.ts";
export {
  checkNewPassword,
  createAccount,
  createMembership,
  createOrganisation,
  findAccountByEmail,
  findHomeNetwork,
  findPerson,
  guards,
  hashPassword,
  holdAccountByEmail,
  limitTries,
  lockPersonForShare,
  mayBeSystem,
  moveResidence,
  networkBySlug,
  networksOf,
  putResidence,
  seal,
  setSystem,
  unseal,
  updateOrganisation,
  viewLogo,
  writeCounter,
} from "./people/index.ts";
export {
  identifier,
  type LicenceRow,
  licenceScopes,
  licenceState,
  licenceStates,
  listSessions,
  parseLicences,
  readableUntil,
  selectMemberships,
  selectResidences,
} from "./sessions/index.ts";
export * as signOn from "./sign-on/index.ts";
export { createSignInLink, mailResetLink } from "./signing-in/index.ts";
