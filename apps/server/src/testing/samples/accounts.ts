/** One part below for each part of the table. */
import type { accounts, members, organisation, signingIn } from "@stoep/contract/accounts";
import { type Ids, picture } from "./ids.ts";
import type { SamplesOf } from "./sample.ts";
import { signOnSamples } from "./sign-on.ts";

export const accountsSamples = (ids: Ids): SamplesOf<typeof accounts> => ({
  ...memberSamples(ids),
  ...organisationSamples(ids),
  ...signingInSamples(ids),
  ...signOnSamples(ids.signOn),
});

const signingInSamples = (ids: Ids): SamplesOf<typeof signingIn> => ({
  getToken: { by: "guest", input: { body: { grant_type: "password", autologin: ids.signInLink } } },
  // Of somebody who is not needed after.
  endSession: { by: "stijn", input: {} },
  getSession: { by: "ada", input: {} },
  activateMembership: { by: "ada", input: { body: { membershipId: ids.membershipId } } },
  activateResidence: { by: "dirk", input: { body: { residentId: ids.residentId } } },
  setLanguage: { by: "ada", input: { body: { language: "nl" } } },
});

const nothing = { network: null, participation: null, care: null };
const registration = {
  firstName: "Nora",
  lastName: "Nieuw",
  jobTitle: "Wijkregisseur",
  phone: "+32470123456",
  password: "een-boot-met-zeil",
  language: "nl" as const,
  hasAcceptedTerms: true as const,
};

const memberSamples = (ids: Ids): SamplesOf<typeof members> => ({
  listMembers: { by: "ada", input: { query: { search: "els" } } },
  editMembership: {
    by: "ada",
    input: { body: { membershipId: ids.colleagueMembershipId, type: "user", levels: { ...nothing, care: "viewer" } } },
  },
  updateVerticalType: {
    by: "ada",
    input: { body: { membershipId: ids.colleagueMembershipId, vertical: "care", level: "admin" } },
  },
  deleteMember: { by: "ada", input: { params: { membershipId: ids.colleagueMembershipId } } },
  listInvitations: { by: "ada", input: { query: { state: "open" } } },
  deleteInvite: { by: "ada", input: { params: { invitationId: ids.invitationId } } },
  invite: { by: "ada", input: { body: { emails: ["nog-iemand@werk.example"], type: "user" } } },
  getClaimInfo: { by: "guest", input: { query: { token: ids.invitationToken } } },
  claim: { by: "guest", input: { body: { token: ids.invitationToken, registration } } },
});

const upload = async () => ({ file: await picture(), fileName: "logo.png" });

const organisationSamples = (ids: Ids): SamplesOf<typeof organisation> => ({
  getOrganisation: { by: "viktor", input: {} },
  editOrganisation: {
    by: "ada",
    input: {
      body: { name: "Gemeente Testdorp", textHtml: "<p>Markt 1</p>", website: "", phone: "", address: "Markt 1" },
    },
  },
  setBottomUp: { by: "ada", input: { body: { isDisabled: false, disabledKinds: ["idea"], placeholder: "" } } },
  requireSecondFactor: { by: "ada", input: { body: { from: null } } },
  setLogo: { by: "ada", input: upload() },
  deleteLogo: { by: "ada", input: {} },
  setBanner: { by: "ada", input: upload() },
  deleteBanner: { by: "ada", input: {} },
  readOrganisation: {
    by: "guest",
    input: { params: { networkSlug: ids.networkSlug, organisationId: ids.organisationId } },
  },
});
