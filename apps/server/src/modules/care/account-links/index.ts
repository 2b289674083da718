/**
 * People of care and residents' accounts, linked by consent. S2 §3, §7
 *
 *   asked ──agrees──▶ agreed: linked ──either of them, or the account goes──▶ what was typed stands again
 *     │ └──declines──▶ declined: colleagues see no difference; not asked again for a year
 *     └──taken back, 30 days, or the person goes──▶ withdrawn
 *
 * Who asks gives exactly an e-mail address or a number; whether somebody has it is learnt from a yes alone.
 */
import { onPersonErasure } from "../people/index.ts";
import { residentHandlers } from "./handlers/residents.ts";
import { staffHandlers } from "./handlers/staff.ts";
import { withdrawRequests } from "./notify.ts";

export { renamed } from "./account-names.ts";
export { farewell, ownRequests } from "./departure.ts";
export { jobs as accountLinkJobs } from "./jobs.ts";
export { withdrawRequests } from "./notify.ts";

onPersonErasure(withdrawRequests);

export const accountLinkHandlers = { ...staffHandlers, ...residentHandlers };
