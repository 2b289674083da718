/**
 * What residents contribute to projects: written, read first where the project says so, supported, commented and withdrawn; and what
 * editors enter for people at the counter. Decisions about ideas have rooms of their own, above this one. S1 §3, D §5
 *
 *   written ──▶ waiting ──admitted──▶ open ──merged──▶ merged (part of another, 30 days long to be separated again)
 *      └───where nothing is read first──▲ │ └──fifth report, or staff──▶ hidden ──staff──▶ open
 *   any ──withdrawn by its author──▶ gone: texts, place and files deleted, counts stay
 */
import { deskReadHandlers } from "./handlers/desk-read.ts";
import { deskWriteHandlers } from "./handlers/desk-write.ts";
import { readHandlers } from "./handlers/read.ts";
import { supportHandlers } from "./handlers/support.ts";
import { writeHandlers } from "./handlers/write.ts";

export { announceIdea } from "./announce.ts";
export { ideaAsSubject } from "./conversation-subject.ts";
export { eraseIdeas } from "./erasure.ts";
export { importIdea, withdrawImported } from "./import.ts";
export { jobs as ideaJobs } from "./jobs.ts";
export { recordIdea } from "./log.ts";
export { ownData as ownIdeas } from "./own-data.ts";
export { listPlacesInWords } from "./places-in-words.ts";
export { loadDeskIdea } from "./presentation.ts";
export { isOpenIdea } from "./rules.ts";
export { ideaSearcher } from "./search.ts";
export { ideasOfShouts } from "./shout-became.ts";
export { lockForStaff } from "./staff-lock.ts";
export { filesOfIdeas } from "./store/files.ts";
export { addMoment, dropPrivateAnswers, type LockedIdea, lockIdeas, updateIdea } from "./store/ideas.ts";
export { findProjectOf, type IdeaProject, shareProject, shareResident } from "./store/projects.ts";
export { isFoundBy } from "./store/selections.ts";
export { contributeByForm, projectToWriteIn } from "./store-idea.ts";

export const ideaHandlers = {
  ...readHandlers,
  ...writeHandlers,
  ...supportHandlers,
  ...deskReadHandlers,
  ...deskWriteHandlers,
};
