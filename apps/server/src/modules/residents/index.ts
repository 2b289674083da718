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
import { implement } from "#kernel/module.ts";
import { borderAddressHandlers } from "./border-addresses.ts";
import { decisionHandlers } from "./decisions.ts";
import { departureHandlers } from "./departure.ts";
import { followedNeighbourhoodHandlers } from "./followed-neighbourhoods.ts";
import { handlers } from "./handlers.ts";
import { letterHandlers } from "./letters/handlers.ts";
import { moveHandlers } from "./move-house.ts";
import { ownDataHandlers } from "./own-data.ts";
import { signUpHandlers } from "./sign-up.ts";

export { moveHouseholdsToNewAddresses, moveHouseholdsToNewBorders } from "./border-changes.ts";
export { type DepartureStep, type ErasureStep, provideDepartureSteps, provideErasureSteps } from "./departure.ts";
export { jobs } from "./jobs.ts";
export { mails } from "./mails.ts";
export { notices } from "./notices.ts";
export { ownData, provideOwnData } from "./own-data.ts";
export { countHouseholds } from "./store/residents.ts";
export { viewHouseholdTotal } from "./views.ts";

export const module = implement(residents, {
  ...handlers,
  ...decisionHandlers,
  ...followedNeighbourhoodHandlers,
  ...departureHandlers,
  ...letterHandlers,
  ...moveHandlers,
  ...ownDataHandlers,
  ...borderAddressHandlers,
  ...signUpHandlers,
});
