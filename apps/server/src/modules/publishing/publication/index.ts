/**
 * A message from its publication on: it goes live at once or at its time, is rescheduled, changed, deleted and restored, with all that
 * follows for its readers, its dates and its alerts. Knows all other rooms; none knows it. S1 §4, §5; D §6
 */
import { dateHandlers } from "./handlers/activity-dates.ts";
import { bulkHandlers } from "./handlers/bulk.ts";
import { editHandlers } from "./handlers/edit.ts";
import { linkHandlers } from "./handlers/link.ts";
import { publishHandlers } from "./handlers/publish.ts";
import { restoreHandlers } from "./handlers/restore.ts";

export { postAsSubject } from "./conversation-subject.ts";
export { importChange, importPost } from "./import.ts";
export { publicationJobs } from "./jobs.ts";

export const publicationHandlers = {
  ...publishHandlers,
  ...editHandlers,
  ...restoreHandlers,
  ...linkHandlers,
  ...bulkHandlers,
  ...dateHandlers,
};
