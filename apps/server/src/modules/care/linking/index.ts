/**
 * People of care and residents' accounts, linked by consent. S2 §3, §7
 *
 *   asked ──agrees──▶ agreed: linked ──either of them, or the account goes──▶ what was typed stands again
 *     │ └──declines──▶ declined: colleagues see no difference; not asked again for a year
 *     └──taken back, 30 days, or the person goes──▶ withdrawn
 *
 * Who asks gives exactly an e-mail address or a number; whether somebody has it is learnt from a yes alone.
 */
import { whenForgetting } from "../people/index.ts";
import { staffHandlers } from "./handlers.ts";
import { ownHandlers } from "./own.ts";
import { closeQuestions } from "./telling.ts";

export { renamed } from "./following.ts";
export { jobs as linkingJobs } from "./jobs.ts";
export { farewell, ownRequests } from "./leaving.ts";
export { closeQuestions } from "./telling.ts";

whenForgetting(closeQuestions);

export const linkingHandlers = { ...staffHandlers, ...ownHandlers };
