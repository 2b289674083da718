/**
 * Messages of organisations to the residents of neighbourhoods: drafted, previewed, published at once or at a scheduled moment,
 * read, and followed by their figures. A *draft* (state `concept` in the API) may be incomplete; a *scheduled* or *live* message
 * must be complete. The state follows from two timestamps and is stored nowhere else. S1 §3-§5, §8, §9; D §6
 *
 *   concept ──schedule──▶ scheduled ──its moment──▶ published ──delete──▶ gone
 *      │  ◀──take back───────┘                         ▲ │
 *      └───────────────publish now────────────────────┘ └─edit: history is kept
 *
 * Whom a message reaches is one condition (store/reach.ts), for feed, reading, votes, preview, mails and figures alike.
 */
import { publishing } from "@stoep/contract/publishing";
import { implement } from "#kernel/module.ts";
import { alertReached } from "./alerts.ts";
import { editingHandlers } from "./handlers/editing.ts";
import { followingHandlers } from "./handlers/following.ts";
import { goingLiveHandlers } from "./handlers/going-live.ts";
import { readingHandlers } from "./handlers/reading.ts";
import { restoringHandlers } from "./handlers/restoring.ts";
import { goLiveLater, letFilesGo, sweepDue } from "./jobs.ts";
import { rollUpFresh, rollUpHourly } from "./roll-up.ts";

export { postAsSubject } from "./as-subject.ts";
export { importChange, importPost } from "./imports.ts";
export { mails } from "./mails.ts";
export { rollUpSince } from "./roll-up.ts";
export { filesOfPosts as fileHolder } from "./store/held-files.ts";
export { reaches, whoIs } from "./store/reach.ts";
export { selectReading, type Viewer, viewerOf } from "./store/reading.ts";
export { viewReading } from "./views.ts";

export const module = implement(publishing, {
  ...editingHandlers,
  ...restoringHandlers,
  ...goingLiveHandlers,
  ...readingHandlers,
  ...followingHandlers,
});
export const jobs = [goLiveLater, sweepDue, letFilesGo, alertReached, rollUpFresh, rollUpHourly];
