/**
 * A person as a helper. S2 §3
 *
 *   pending ─▶ accepted ◀─▶ declined (with the reason)     suspended: as the person
 *
 * Helpers who are accepted and not suspended can be asked. Their counters are updated in the transaction of the ticket's change.
 * Viewers see neither their contact details nor their absences.
 */
import { absenceAndHoursHandlers } from "./handlers/absences-and-hours.ts";
import { helperFileHandlers } from "./handlers/helpers.ts";
import { listHandlers } from "./handlers/lists.ts";

export { jobs as helperJobs } from "./jobs.ts";
export { ensureNoObstacle, isUnavailable, listObstacles, type Override } from "./obstacles.ts";
export { eraseHelperDetails } from "./store/absences-and-hours.ts";
export { insertHelpers, type NewHelper } from "./store/bulk.ts";
export { hasExpiredCheck, listExpiredChecks } from "./store/checks.ts";
export {
  addHelpedTicket,
  addToLoad,
  findHelper,
  type HelperRecord,
  lockHelper,
  updateLastAsked,
  updateLastRefused,
} from "./store/counters.ts";

export const helperHandlers = { ...helperFileHandlers, ...listHandlers, ...absenceAndHoursHandlers };
