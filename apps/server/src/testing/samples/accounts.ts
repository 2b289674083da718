/** One part below for each part of the table. */
import type { accounts, members, signingIn } from "@stoep/contract/accounts";
import type { Ids } from "./ids.ts";
import type { SamplesOf } from "./sample.ts";
import { signOnSamples } from "./sign-on.ts";

export const accountsSamples = (ids: Ids): SamplesOf<typeof accounts> => ({
  ...memberSamples(ids),
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
