/**
 * Who lives where. A *household* is one address of the network's list, or a pin if it is missing; *residents* are the accounts
 * that live in it, as persons, or for a business or association. D §1, §5
 *
 * Signing up only makes a row that waits for the link in a mail:
 *
 *   signUp ─▶ mail ─▶ completeSignUp ─▶ resident, waiting ──a letter’s code, a housemate, or the city───▶ proven
 *               │     (with a password)     (reads, reacts) ◀──undone, or moved─────────────────────────  (votes)
 *               └─ 48 hours ─▶ forgotten                   leaves: without a place, and after deleting the account without a name
 *
 * House numbers are shown only to the people of the house, and printed on letters to them (letters/).
 */
import { residents } from "@stoep/contract/residents";
import { defineCapability, implement } from "#kernel/module.ts";
import { borderAddressHandlers } from "./border-addresses.ts";
import { decisionHandlers } from "./decisions.ts";
import { departureHandlers, eraseSignUps } from "./departure.ts";
import { followedNeighbourhoodHandlers } from "./followed-neighbourhoods.ts";
import { handlers } from "./handlers.ts";
import { jobs } from "./jobs.ts";
import { letterHandlers } from "./letters/index.ts";
import { mails } from "./mails.ts";
import { moveHandlers } from "./move-house.ts";
import { notices } from "./notices.ts";
import { ownData, ownDataHandlers } from "./own-data.ts";
import { placesOfWords } from "./places-of-words.ts";
import { signUpHandlers } from "./sign-up.ts";
import { alertMails } from "./store/alert-mails.ts";

export { moveHouseholdsToNewAddresses, moveHouseholdsToNewBorders } from "./border-changes.ts";
export type { DepartureStep, ErasureStep } from "./departure.ts";
export type { ProofStep } from "./proof.ts";
export { countHouseholds } from "./store/households.ts";
export { viewHouseholdTotal } from "./views.ts";

export const capability = defineCapability({
  alertMails,
  module: implement(residents, {
    ...handlers,
    ...decisionHandlers,
    ...followedNeighbourhoodHandlers,
    ...departureHandlers,
    ...letterHandlers,
    ...moveHandlers,
    ...ownDataHandlers,
    ...borderAddressHandlers,
    ...signUpHandlers,
  }),
  jobs,
  mails,
  notices,
  ownData,
  accountErasureSteps: [eraseSignUps],
  placesOfWords,
});
