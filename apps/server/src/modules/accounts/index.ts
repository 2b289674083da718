/**
 * People who can sign in, their sessions, and where they belong. D §1-§3
 *
 * A session is a family of tokens: an access token of ten minutes, and refresh tokens that replace each other. One membership
 * or one residence is active in it. Nothing about rights is in a token: they are looked up on every request.
 *
 *   password ─┐                         ┌─ refresh (each token once) ─┐
 *   link ─────┼─▶ session, nowhere ─────┤        ▲                    │
 *   provider ─┘     ▲      │            └────────┴────────────────────┘
 *                   │      └─ activate ─▶ staff or resident ─▶ ended: signed out, 30 days unused, or an old token came back
 *                   │
 *   with a factor: pending second-factor session ─▶ ended: five wrong answers, or ten minutes
 *
 * Inside it is divided into rooms, each of which may use those before it: people, sessions, factors, signing-in, own-account,
 * members, organisation, sign-on, closing.
 */
export {
  disableAccount,
  enableAccount,
  endSessions,
  isPasswordOfExample,
  removeFactors,
  setPassword,
} from "./administration.ts";
export { ensureConfirmed } from "./factors/index.ts";
export { module } from "./handlers.ts";
export { jobs } from "./jobs.ts";
export { mails } from "./mails.ts";
export { inviteOwner } from "./members/index.ts";
export { picturesOfOrganisations as fileHolder } from "./organisation/index.ts";
export {
  checkNewPassword,
  createAccount,
  createMembership,
  createOrganisation,
  findAccountByEmail,
  findHomeNetwork,
  hashPassword,
  holdAccountByEmail,
  limitTries,
  mayBeSystem,
  networkBySlug,
  networksOf,
  putResidence,
  renameAccount,
  setSystem,
  updateOrganisation,
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
} from "./sessions/index.ts";
export { askForLink, createSignInLink } from "./signing-in/index.ts";
