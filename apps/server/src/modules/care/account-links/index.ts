/**
 * People of care and residents' accounts, linked by consent. S2 §3, §7
 *
 *   asked ──agrees──▶ agreed: linked ──either side ends it, or the account closes──▶ unlinked: the typed name returns
 *     │ └──declines──▶ declined: looks unanswered to colleagues; not asked again for a year
 *     └──withdrawn by a colleague, 30 days pass, or the person is deleted──▶ withdrawn
 *
 * A colleague enters an exact e-mail address or phone number; only a yes tells them that someone has it.
 */
import { residentHandlers } from "./handlers/residents.ts";
import { staffHandlers } from "./handlers/staff.ts";

export { updateNameOfLinked } from "./account-names.ts";
export { ownRequests, unlinkDeparted } from "./departure.ts";
export { heldRequests } from "./held.ts";
export { jobs as accountLinkJobs } from "./jobs.ts";
export { withdrawRequests } from "./notify.ts";
export { findLinkedPersonId } from "./store/requests.ts";

export const accountLinkHandlers = { ...staffHandlers, ...residentHandlers };
