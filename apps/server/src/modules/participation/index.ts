/**
 * Projects and citizen budgets: what an organisation plans with residents, in phases if it likes, and the ideas that residents
 * contribute. Drafted, previewed, published and read as messages are, and open from their first day to their last. S1 §2-§5; D §4
 *
 *   concept ──schedule──▶ scheduled ──its time────▶ published ──delete──▶ deleted ──30 days──▶ its image goes
 *      │  ◀──unschedule──────┘                         ▲ │  ◀──restored────┘
 *      └───────────────publish now────────────────────┘ └─edit
 *
 * A published one stands somewhere in time, by days of the network's clock; nothing is stored of that but its days:
 *
 *   upcoming ──its first day──▶ active ──its last day passes, or ended early──▶ finished
 *                                  ▲────────────reopened, until a day to come──────┘
 *
 * On the public pages a project is read by everybody; otherwise by residents of its neighbourhoods.
 */
import { participation } from "@stoep/contract/participation";
import { defineCapability, implement } from "#kernel/module.ts";
import { announcementJobs } from "./announcements/index.ts";
import { deskHandlers } from "./desk-handlers.ts";
import { ownViews } from "./figures/index.ts";
import { endFollows, followerHandlers, jobs as followerJobs, ownFollows } from "./followers/index.ts";
import { eraseIdeas, filesOfIdeas, ideaHandlers, ideaJobs, ideaSearcher, ownIdeas } from "./ideas/index.ts";
import { kinds } from "./kinds.ts";
import { mails } from "./mails.ts";
import { mapParts } from "./map/index.ts";
import { countSupportOf } from "./merges/index.ts";
import { notices } from "./notices.ts";
import { countPeople } from "./people/index.ts";
import { placesOfWords } from "./places-of-words.ts";
import { filesOfProjects, heldProjects, jobs, projectHandlers, projectsInInbox, searcher } from "./projects/index.ts";
import { publicPageHandlers } from "./public-pages/index.ts";

export { nextInAudience, selectThese } from "./announcements/index.ts";
export { chooseByVote } from "./decisions/index.ts";
export { followersOf } from "./followers/index.ts";
export {
  announceIdea,
  contributeByForm,
  dropPrivateAnswers,
  importIdea,
  isFoundBy,
  projectToWriteIn,
  shareProject,
  shareResident,
  withdrawImported,
} from "./ideas/index.ts";
export { holdProject, type ProjectsOfLeaver } from "./merges/index.ts";
export { coverVerdict, findAnnouncement, findProject, importProject, type StoredProject } from "./projects/index.ts";
export { isReadBy, isReadByResident, mayRead as mayReadProject } from "./readers.ts";
export { dayInWords, tellInLanguages } from "./tell-in-languages.ts";

export const capability = defineCapability({
  module: implement(participation, {
    ...projectHandlers,
    ...followerHandlers,
    ...deskHandlers,
    ...publicPageHandlers,
    ...ideaHandlers,
  }),
  jobs: [...jobs, ...followerJobs, ...ideaJobs, ...announcementJobs, countPeople],
  mails,
  notices,
  heldBy: heldProjects,
  inboxKinds: projectsInInbox,
  ...kinds,
  fileHolders: [filesOfProjects, filesOfIdeas],
  searchers: [searcher, ideaSearcher],
  mapParts,
  ownData: [ownFollows, ownViews, ...ownIdeas],
  departureSteps: [endFollows],
  erasureSteps: [eraseIdeas],
  proofSteps: [countSupportOf],
  placesOfWords,
});
