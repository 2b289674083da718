/** Projects and citizen budgets themselves: their words, phases and days, from draft to deletion. */
import { draftHandlers } from "./handlers/drafts.ts";
import { listHandlers } from "./handlers/list.ts";
import { publishHandlers } from "./handlers/publish.ts";
import { readHandlers } from "./handlers/read.ts";
import { stateHandlers } from "./handlers/state.ts";

export { announceToReaders } from "./go-live.ts";
export { heldProjects } from "./held.ts";
export { importProject } from "./import.ts";
export { projectsInInbox } from "./inbox-kinds.ts";
export { jobs } from "./jobs.ts";
export { coverVerdict } from "./policy.ts";
export { licensedProjects, projectLinks } from "./post-links.ts";
export { loadProject } from "./presentation.ts";
export { listCardPage, readAsGuest } from "./read-projects.ts";
export { phaseToday, standingOf, todayIn } from "./rules.ts";
export { licenceVerdict } from "./scheduled.ts";
export { searcher } from "./search.ts";
export { sharedProject } from "./shared.ts";
export { projectsOfShouts } from "./shout-became.ts";
export { findAnnouncement } from "./store/announcement.ts";
export { filesOfProjects } from "./store/files.ts";
export { findProject, neighbourhoodIdsOf, phaseDaysOf, phasesOf, type StoredProject } from "./store/projects.ts";
export { selectReadProjects } from "./store/read-projects.ts";
export { viewReadProject } from "./views.ts";

export const projectHandlers = {
  ...draftHandlers,
  ...publishHandlers,
  ...stateHandlers,
  ...listHandlers,
  ...readHandlers,
};
