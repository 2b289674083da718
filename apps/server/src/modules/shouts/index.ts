/**
 * Residents' messages, and what the city does with them. S1 §3 Shout, S1 §4, D §7
 *
 * A shout is for the neighbours of its author, or for them and the municipality: the network's city organisation, whose staff handle
 * shared shouts. Staff find neighbours-only shouts only after somebody reports them; they see how many there are, and may ask once
 * to share one.
 *
 *   written ─▶ new ──▶ in progress ──▶ done ──30 days──▶ stays done
 *                ▲          ▲ └─staff────┘│ (with an outcome, or solved by its author)
 *                │          └──reopened, to its last assignee
 *                └─────────────reopened, without an assignee
 *   any ──withdrawn by its author──▶ withdrawn: texts emptied, counts stay
 *   any ──fifth report, or staff──▶ hidden ──staff──▶ shown
 *
 * A place is stored as a street and a rough point, so that no route can reveal a house number.
 *
 * Its rooms, each using those before it: statistics, inbox, defaults, map. What residents do stands beside them.
 */
import { shouts } from "@stoep/contract/shouts";
import { defineCapability, implement } from "#kernel/module.ts";
import { shoutAsSubject } from "./conversation-subject.ts";
import { defaultHandlerHandlers, heldDefaults } from "./defaults/index.ts";
import { eraseShouts } from "./erasure.ts";
import { readHandlers } from "./handlers/read.ts";
import { writeHandlers } from "./handlers/write.ts";
import { heldShouts, inboxHandlers } from "./inbox/index.ts";
import { jobs } from "./jobs.ts";
import { mails } from "./mails.ts";
import { mapParts } from "./map/index.ts";
import { notices } from "./notices.ts";
import { ownData } from "./own-data.ts";
import { placesOfWords } from "./places-of-words.ts";
import { searcher } from "./search.ts";
import { figureHandlers } from "./statistics/index.ts";
import { filesOfShouts } from "./store/conversation-subject.ts";

export { type BecameKind, gatherBecameKinds } from "./became.ts";
export { recountAll as countLoadedShouts } from "./inbox/index.ts";
export { mayHandleShouts } from "./policy.ts";
export { boxAround, roughPoint } from "./rules.ts";
export { rankSimilar } from "./similar/index.ts";
export { listShoutsById, listShoutVersions, selectShoutsForFeed, shoutsForFeed } from "./store/feed.ts";
export { findSharedShout, isSharedShout, selectAuthorOfShout, sharedShout } from "./store/origin.ts";
export { viewCard as viewShoutCard } from "./views.ts";

export const capability = defineCapability({
  module: implement(shouts, {
    ...readHandlers,
    ...writeHandlers,
    ...inboxHandlers,
    ...figureHandlers,
    ...defaultHandlerHandlers,
  }),
  jobs,
  mails,
  notices,
  subjects: { shout: shoutAsSubject },
  heldBy: [...heldShouts, heldDefaults],
  fileHolders: [filesOfShouts],
  searchers: [searcher],
  mapParts,
  ownData,
  erasureSteps: [eraseShouts],
  placesOfWords,
});
