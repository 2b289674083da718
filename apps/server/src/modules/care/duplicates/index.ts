/**
 * Two records that may be one person. S2 §5
 *
 *   found ─▶ dismissed: not the same, never shown again
 *     └────▶ merged ─▶ taken apart, for 30 days
 *               └────▶ emptied after 30 days, or with the one that is kept
 *
 * Pairs are found by the room of people whenever somebody is written down or changed. All that is told of one person moves to the
 * other in one transaction; what moved and what it was before is kept, so that both are again as they were.
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
