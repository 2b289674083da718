/**
 * Messages of organisations to the residents of neighbourhoods: drafted, previewed, published at once or at a scheduled moment,
 * read, and followed by their figures. A *draft* (state `concept` in the API) may be incomplete; a *scheduled* or *live* message
 * must be complete. The state follows from two timestamps and is stored nowhere else. S1 §3-§5, §8, §9; D §6
 *
 *   concept ──schedule──▶ scheduled ──its time────▶ published ──delete──▶ deleted
 *      │  ◀──unschedule──────┘                         ▲ │
 *      └───────────────publish now────────────────────┘ └─edit: history is kept
 *
 * Whom a message reaches is one condition (reach), for feed, reading, votes, preview, mails and figures alike.
 *
 * Its rooms, each using those before it: place-groups, reach, share, links, inbox, posts, activities, alerts, calendar, engagement, desk,
 * schedule, publication, map.
 */
import { publishing } from "@stoep/contract/publishing";
import { defineCapability, implement } from "#kernel/module.ts";
import { activityJobs } from "./activities/index.ts";
import { sendAlert } from "./alerts/index.ts";
import { endOwnCalendar } from "./calendar/index.ts";
import { engagementJobs } from "./engagement/index.ts";
import { handlers } from "./handlers.ts";
import { heldPosts } from "./held.ts";
import { mails } from "./mails.ts";
import { mapParts } from "./map/index.ts";
import { notices } from "./notices.ts";
import { ownData } from "./own-data.ts";
import { placesOfWords } from "./places-of-words.ts";
import { filesOfPosts, postJobs, postsInInbox, searcher, sharedPost } from "./posts/index.ts";
import { postAsSubject, publicationJobs } from "./publication/index.ts";

export { countLoadedViews, curveOfPeople, curveStepSeconds, rollUpSince } from "./engagement/index.ts";
export { gatherInboxKinds, type InboxKind } from "./inbox/index.ts";
export { gatherLinkKinds, type LinkKind, type ReadLinks, readLinks } from "./links/index.ts";
export {
  activityOf,
  type Follower,
  followedIn,
  logoOf,
  mayRead,
  mayReadAround,
  opensToFollowers,
  readVersion,
  restorableSince,
  selectDates,
  selectReadPosts,
  shareVerdict,
  stateOf,
  themeWords,
  type Viewer,
  viewDate,
  viewerOf,
  viewReadPost,
} from "./posts/index.ts";
export { importChange, importPost } from "./publication/index.ts";
export { disclosedReach, reaches, residentValues, selectPlacesReachedBy } from "./reach/index.ts";
export * as schedule from "./schedule/index.ts";
export { gatherShared, type Shared, type SharedKind } from "./share/index.ts";

export const capability = defineCapability({
  module: implement(publishing, handlers),
  jobs: [...postJobs, ...activityJobs, sendAlert, ...engagementJobs, ...publicationJobs],
  mails,
  notices,
  subjects: { post: postAsSubject },
  shared: { post: sharedPost },
  inboxKinds: postsInInbox,
  fileHolders: [filesOfPosts],
  searchers: [searcher],
  mapParts,
  ownData,
  heldBy: heldPosts,
  departureSteps: [endOwnCalendar],
  placesOfWords,
});
