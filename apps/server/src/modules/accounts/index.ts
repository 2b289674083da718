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
 *   with a factor: half session ─▶ ended: five wrong answers, or ten minutes
 */

export { disableAccount, enableAccount, endSessions, removeFactors, setPassword } from "./administration.ts";
export { ensureConfirmed } from "./confirmation.ts";
export { module } from "./handlers.ts";
export { identifier } from "./identify.ts";
export { inviteOwner } from "./inviting.ts";
export { jobs } from "./jobs.ts";
export { askForLink } from "./links.ts";
export { checkNewPassword, hashPassword } from "./passwords.ts";
export { mayBeSystem } from "./policy.ts";
export {
  type LicenceRow,
  licenceScopes,
  licenceState,
  licenceStates,
  parseLicences,
  readableUntil,
} from "./rules/licence-state.ts";
export { createAccount, findAccountByEmail, renameAccount, setSystem } from "./store/accounts.ts";
export { createMembership, createOrganisation, findHomeNetwork } from "./store/memberships.ts";
export { networkBySlug, networksOf } from "./store/networks.ts";
export { listSessions } from "./store/sessions.ts";
export { createSignInLink } from "./store/tokens.ts";
export { limitTries } from "./store/tries.ts";
