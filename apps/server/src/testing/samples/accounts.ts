/** One part below for each part of the table. */
import type { accounts, signingIn } from "@stoep/contract/accounts";
import type { Ids } from "./ids.ts";
import type { SamplesOf } from "./sample.ts";
import { signOnSamples } from "./sign-on.ts";

export const accountsSamples = (ids: Ids): SamplesOf<typeof accounts> => ({
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
