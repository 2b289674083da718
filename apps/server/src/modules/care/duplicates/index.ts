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

import { onPersonDeletion } from "../people/index.ts";
import { eraseCopy } from "./erasure.ts";
import { duplicateHandlers } from "./handlers.ts";
import { listCopies } from "./store/pairs.ts";

export { jobs as duplicateJobs } from "./jobs.ts";

onPersonDeletion(async ({ db, now }, { id }) => {
  for (const copy of await listCopies(db, id)) await eraseCopy(db, copy.id, now);
});

export { duplicateHandlers };
