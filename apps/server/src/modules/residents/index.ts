/**
 * Who lives where. A *household* is one address of the network's list, or a pin where it is missing; *residents* are the
 * accounts that live in it, as persons, or for a business or association. D §1, §5
 *
 * Signing up leaves nothing but a row that waits for the link in a mail:
 *
 *   signUp ─▶ mail ─▶ completeSignUp ─▶ resident, waiting ──vouched for by a housemate, or by the city──▶ proven
 *               │     (with a password)     (reads, reacts) ◀──undone, or moved─────────────────────────  (votes)
 *               └─ 48 hours ─▶ forgotten
 *
 * House numbers are shown to nobody but the people of the house.
 */
import { residents } from "@stoep/contract/residents";
import { implement } from "#kernel/module.ts";
import { decidingHandlers } from "./deciding.ts";
import { handlers } from "./handlers.ts";
import { movingHandlers } from "./moving.ts";
import { signUpHandlers } from "./sign-up.ts";

export { followBorders } from "./borders.ts";
export { jobs } from "./jobs.ts";
export { mails } from "./mails.ts";
export { countHouseholds } from "./store/residents.ts";
export { viewHouseholdTotal } from "./views.ts";

export const module = implement(residents, { ...handlers, ...decidingHandlers, ...movingHandlers, ...signUpHandlers });
