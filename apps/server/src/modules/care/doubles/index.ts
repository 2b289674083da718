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

import { whenDeleting } from "../people/index.ts";
import { emptyCopy } from "./emptying.ts";
import { doubleHandlers } from "./handlers.ts";
import { listCopies } from "./store/pairs.ts";

export { jobs as doubleJobs } from "./jobs.ts";

whenDeleting(async ({ db, now }, { id }) => {
  for (const copy of await listCopies(db, id)) await emptyCopy(db, copy.id, now);
});

export { doubleHandlers };
