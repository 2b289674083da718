/**
 * Two records that may be the same person. S2 §5
 *
 *   found ─▶ dismissed: not the same person, never shown again
 *     └────▶ merged ─▶ unmerged, for 30 days
 *               └────▶ erased after 30 days, or with the kept record
 *
 * The room `people` finds pairs whenever a person is created or changed. A merge moves everything about one record to the other in
 * one transaction; what moved, and the values it replaced, are stored, so that unmerging restores both records.
 */

import { duplicateHandlers } from "./handlers.ts";

export { eraseCopiesOf } from "./erasure.ts";
export { jobs as duplicateJobs } from "./jobs.ts";
export { sealedInMerges } from "./sealed.ts";

export { duplicateHandlers };
