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
import { decidingHandlers } from "./deciding.ts";
import { followingHandlers } from "./following.ts";
import { handlers } from "./handlers.ts";
import { leavingHandlers } from "./leaving.ts";
import { letterHandlers } from "./letters/handlers.ts";
import { movingHandlers } from "./moving.ts";
import { ownDataHandlers } from "./own-data.ts";
import { placingHandlers } from "./placing.ts";
import { signUpHandlers } from "./sign-up.ts";

export { followBorders, followFile } from "./borders.ts";
export { jobs } from "./jobs.ts";
export { type Erase, type Farewell, provideErasures, provideFarewells } from "./leaving.ts";
export { mails } from "./mails.ts";
export { notices } from "./notices.ts";
export { ownData, provideOwnData } from "./own-data.ts";
export { countHouseholds } from "./store/residents.ts";
export { viewHouseholdTotal } from "./views.ts";

export const module = implement(residents, {
  ...handlers,
  ...decidingHandlers,
  ...followingHandlers,
  ...leavingHandlers,
  ...letterHandlers,
  ...movingHandlers,
  ...ownDataHandlers,
  ...placingHandlers,
  ...signUpHandlers,
});
