/**
 * People who can sign in, their sessions, and where they belong. D §1-§3
 * A session is a family of tokens, with one membership or residence active in it. Tokens carry no rights: they are looked up.
 *
 *   password ─┐                         ┌─ refresh (each token once) ─┐
 *   link ─────┼─▶ session, nowhere ─────┤        ▲                    │
 *   provider ─┘     ▲      │            └────────┴────────────────────┘
 *                   │      └─ activate ─▶ staff or resident ─▶ ended: signed out, 30 days unused, or an old token came back
 *                   │
 *   with a factor: pending second-factor session ─▶ ended: five wrong answers, or ten minutes
 *
 * Its rooms, each using those before it: identities, sessions, second-factors, sign-in, own-account, members, organisations,
 * text-budget, sign-on, account-closure.
 */
import { defineCapability } from "#kernel/module.ts";
import { module } from "./handlers.ts";
import { jobs } from "./jobs.ts";
import { mails } from "./mails.ts";
import { searcher } from "./members/index.ts";
import { notices } from "./notices.ts";
import { picturesOfOrganisations } from "./organisations/index.ts";
import { ownData } from "./own-account/index.ts";
import { placesOfWords } from "./places-of-words.ts";
import { sealedColumns } from "./sealed.ts";

export * as accountClosure from "./account-closure/index.ts";
export { disableAccount, enableAccount, endSessions, isPasswordOfExample, removeFactors } from "./administration.ts";
export {
  checkNewPassword,
  createAccount,
  createMembership,
  createOrganisation,
  findAccountByEmail,
  findHomeNetwork,
  findNetworkBySlug,
  findPerson,
  guards,
  hashPassword,
  limitTries,
  lockAccountByEmail,
  lockPersonForShare,
  mayBeSystem,
  moveResidence,
  networkList,
  passwordLists,
  putResidence,
  updateIsSystem,
  updateOrganisation,
  viewLogo,
  writeCounter,
} from "./identities/index.ts";
export * as members from "./members/index.ts";
export { checkMentions, inviteOwner, listInvitationDeliveries, mentionedPeople, moduleNames } from "./members/index.ts";
export { readProfile } from "./organisations/index.ts";
export { type NameFollower, renamePerson } from "./own-account/index.ts";
export { ensureConfirmed } from "./second-factors/index.ts";
export {
  accessTokenPurpose,
  actorIdentifier,
  licenceColumns,
  licenceRows,
  listSessions,
  selectMemberships,
  selectResidences,
} from "./sessions/index.ts";
export { createSignInLink, mailResetLink } from "./sign-in/index.ts";
export * as signOn from "./sign-on/index.ts";
export { findTextsLeft, queuePaidTexts, repeatPaidText, type TextPayer, textVerdict } from "./text-budget/index.ts";

export const capability = defineCapability({
  module,
  jobs,
  mails,
  notices,
  fileHolders: [picturesOfOrganisations],
  searchers: [searcher],
  sealedColumns,
  ownData,
  placesOfWords,
});
