/**
 * What a person is as a helper. S2 §3
 *
 *   pending ─▶ accepted ◀─▶ declined (with the reason)     suspended: as the person
 *
 * Whoever is accepted and not suspended can be asked; what is counted of them is kept in the transaction of the ticket's change.
 * Viewers read neither how to reach them nor when they are away.
 */
import { whenDeleting } from "../people/index.ts";
import { fileHandlers } from "./handlers.ts";
import { listHandlers } from "./listing.ts";
import { partHandlers } from "./parts.ts";
import { deleteParts } from "./store/parts.ts";

export { jobs as helperJobs } from "./jobs.ts";
export {
  changeLoad,
  countHelped,
  findHelper,
  findLoad,
  type HelperRow,
  isAway,
  lockHelper,
  noteAsked,
  noteRefused,
} from "./store/counts.ts";
export { insertHelpers, type NewHelper } from "./store/many.ts";
export { deleteParts } from "./store/parts.ts";

whenDeleting(({ db }, { id }) => deleteParts(db, id));

export const helperHandlers = { ...fileHandlers, ...listHandlers, ...partHandlers };
