/** One part for each part of the table. */
import { randomBytes } from "node:crypto";
import type {
  accountClosureRoutes,
  accounts,
  memberRoutes,
  organisationRoutes,
  ownProfileRoutes,
  ownSecurityRoutes,
  signInRoutes,
} from "@stoep/contract/accounts";
import { v7 as newId } from "uuid";
import { aPicture } from "../../../testing/files.ts";
import { password } from "../../../testing/people.ts";
import type { Ground } from "../../../testing/samples/ground.ts";
import { defineSamples, type SamplesOf } from "../../../testing/samples/sample.ts";
import { createSignInLink } from "../index.ts";
import { type MemberIds, randomMembers, stageMembers } from "./stage-members.ts";
import { randomSecurity, type SecurityIds, stageSecurity } from "./stage-security.ts";
import { randomSignOnIds, type SignOnIds, signOnSamples, stageSignOn } from "./stage-sign-on.ts";

interface OwnIds extends MemberIds {
  /** Ada's, in the city. */
  membershipId: string;
  /** Dirk's. */
  residentId: string;
  signInLink: string;
  signOn: SignOnIds;
  security: SecurityIds;
}
type Ids = OwnIds & Ground;

export const samples = defineSamples<typeof accounts>()<OwnIds>({
  stage: {
    membershipId: ({ people: { ada } }) => ada.session.membershipId ?? "",
    ...stageMembers,
    residentId: ({ people: { dirk } }) => dirk.session.residentId ?? "",
    signInLink: ({ db, clock, people: { dirk } }) => createSignInLink(db, dirk.accountId, clock.now()),
    signOn: stageSignOn,
    security: stageSecurity,
  },
  random: () => ({
    membershipId: newId(),
    ...randomMembers(),
    residentId: newId(),
    signInLink: randomBytes(32).toString("base64url"),
    signOn: randomSignOnIds(),
    security: randomSecurity(),
  }),
  of: (ids) => ({
    ...memberSamples(ids),
    ...organisationSamples(ids),
    ...ownSecuritySamples(ids),
    ...ownProfileSamples(ids),
    ...signingInSamples(ids),
    ...signOnSamples(ids.signOn),
    ...closingSamples,
  }),
});

const signingInSamples = (ids: Ids): SamplesOf<typeof signInRoutes> => ({
  getPasswordRules: { by: "guest", input: {} },
  getToken: { by: "guest", input: { body: { grant_type: "password", autologin: ids.signInLink } } },
  sendStepCode: { by: "guest", input: { body: { refresh_token: ids.security.pendingSecondFactorSession } } },
  startStepPasskey: { by: "guest", input: { body: { refresh_token: ids.security.pendingSecondFactorSession } } },
  registerLogOn: { by: "ada", input: {} },
  forgotPassword: { by: "guest", input: { body: { username: "mona@werk.example" } } },
  sendSignInLink: { by: "guest", input: { body: { username: "mona@werk.example" } } },
  resetPassword: { by: "guest", input: { body: { ...ids.security.resetLink, password: "een-boot-met-zeil" } } },
  // For a person who is not needed afterwards.
  endSession: { by: "ria", input: {} },
  getSession: { by: "ada", input: {} },
  activateMembership: { by: "ada", input: { body: { membershipId: ids.membershipId } } },
  activateResidence: { by: "dirk", input: { body: { residentId: ids.residentId } } },
  setLanguage: { by: "ada", input: { body: { language: "nl" } } },
});

const noLevels = { network: null, participation: null, care: null };
const registration = {
  firstName: "Nora",
  lastName: "Nieuw",
  jobTitle: "Wijkregisseur",
  phone: "+32470123456",
  password: "een-boot-met-zeil",
  language: "nl" as const,
  hasAcceptedTerms: true as const,
};

const memberSamples = (ids: Ids): SamplesOf<typeof memberRoutes> => ({
  listMembers: { by: "ada", input: { query: { search: "els" } } },
  exportMembers: { by: "ada", input: { query: { search: "els", format: "xlsx" } } },
  editMembership: {
    by: "ada",
    input: { body: { membershipId: ids.colleagueMembershipId, type: "user", levels: { ...noLevels, care: "viewer" } } },
  },
  updateVerticalType: {
    by: "ada",
    input: { body: { membershipId: ids.colleagueMembershipId, vertical: "care", level: "admin" } },
  },
  listHeldThings: { by: "ada", input: { params: { membershipId: ids.colleagueMembershipId } } },
  deleteMember: { by: "ada", input: { params: { membershipId: ids.colleagueMembershipId } } },
  listInvitations: { by: "ada", input: { query: { state: "open" } } },
  exportInvitations: { by: "ada", input: { query: { state: "open" } } },
  sendInvitationAgain: { by: "ada", input: { params: { invitationId: ids.lostInvitationId } } },
  deleteInvite: { by: "ada", input: { params: { invitationId: ids.invitationId } } },
  invite: { by: "ada", input: { body: { emails: ["nog-iemand@werk.example"], type: "user" } } },
  getClaimInfo: { by: "guest", input: { query: { token: ids.invitationToken } } },
  claim: { by: "guest", input: { body: { token: ids.invitationToken, registration } } },
});

const upload = async () => ({ file: await aPicture(), fileName: "logo.png" });

const organisationSamples = (ids: Ids): SamplesOf<typeof organisationRoutes> => ({
  getOrganisation: { by: "viktor", input: {} },
  editOrganisation: {
    by: "ada",
    input: {
      body: { name: "Gemeente Testdorp", textHtml: "<p>Markt 1</p>", website: "", phone: "", address: "Markt 1" },
    },
  },
  setBottomUp: { by: "ada", input: { body: { isDisabled: false, disabledKinds: ["idea"], placeholder: "" } } },
  requireSecondFactor: { by: "ada", input: { body: { from: null } } },
  secureCare: { by: "ada", input: { body: { isRequired: false, reason: "Iedereen werkt op kantoor." } } },
  countSecondFactors: { by: "ada", input: {} },
  getTextBudget: { by: "ada", input: {} },
  setTextCeiling: { by: "ada", input: { body: { ceiling: 500 } } },
  setLogo: { by: "ada", input: upload() },
  deleteLogo: { by: "ada", input: {} },
  setBanner: { by: "ada", input: upload() },
  deleteBanner: { by: "ada", input: {} },
  readOrganisation: {
    by: "guest",
    input: { params: { networkSlug: ids.networkSlug, organisationId: ids.organisationId } },
  },
});

const ownSecuritySamples = ({ security }: Ids): SamplesOf<typeof ownSecurityRoutes> => ({
  changePassword: { by: "gust", input: { body: { oldPassword: password, newPassword: password } } },
  changeEmail: { by: "gust", input: { body: { email: "gust@elders.example" } } },
  confirmEmail: { by: "guest", input: { body: security.emailLink } },
  confirmIdentity: { by: "gust", input: { body: { kind: "password", password } } },
  sendConfirmCode: { by: "klaas", input: {} },
  sendConfirmMail: { by: "olga", input: {} },
  startConfirmPasskey: { by: "emre", input: {} },
  listFactors: { by: "emre", input: {} },
  addApp: { by: "nina", input: {} },
  confirmApp: { by: "nina", input: { body: security.app } },
  addText: { by: "caro", input: { body: { phone: "+32 470 65 43 21" } } },
  confirmText: { by: "caro", input: { body: security.text } },
  addPasskey: { by: "bakker", input: {} },
  confirmPasskey: { by: "bakker", input: { body: security.passkey } },
  removeFactor: { by: "emre", input: { params: { factorId: security.factorId } } },
  renewRecoveryCodes: { by: "emre", input: {}, needs: ["security"] },
});

const closingSamples: SamplesOf<typeof accountClosureRoutes> = {
  getClosing: { by: "els", input: {} },
  // For a person who is not needed afterwards.
  closeAccount: { by: "hugo", input: { body: { organisationIds: [] } } },
};

const ownProfileSamples = (ids: Ids): SamplesOf<typeof ownProfileRoutes> => ({
  getProfile: { by: "sofie", input: {} },
  editProfile: {
    by: "sofie",
    input: { body: { firstName: "Sofie", lastName: "Peeters", publicName: "", jobTitle: "", language: "nl" } },
  },
  editPhoneNumber: { by: "sofie", input: { body: { phone: "+32 470 12 34 56" } } },
  setPicture: { by: "sofie", input: upload() },
  deletePicture: { by: "sofie", input: {} },
  readPicture: { by: "ada", input: { params: { accountId: ids.picturedAccountId } } },
  getMailSettings: { by: "sofie", input: {} },
  setMailSettings: { by: "sofie", input: { body: { isUnsubscribedFromAll: false } } },
  listSessions: { by: "sofie", input: {} },
  endOtherSessions: { by: "nele", input: {} },
  endOtherSession: { by: "sofie", input: { params: { sessionId: ids.otherSessionId } } },
});
