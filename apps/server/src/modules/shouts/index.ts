/**
 * What residents write, and what the city does with it. S1 §3 Shout, S1 §4, D §7
 *
 * A shout is for the neighbours of its author, or for them and the municipality: the network's city organisation, whose staff
 * handle what is shared. Neighbours-only ones are not found by staff unless somebody reports them; staff see that there are any,
 * and may ask once to share one.
 *
 *   written ─▶ new ──▶ in progress ──▶ done ──30 days──▶ stays done
 *                ▲          ▲ └─staff────┘│ (with an outcome, or solved by its author)
 *                │          └──reopened, to whoever had it
 *                └─────────────reopened, if nobody had it
 *   any ──withdrawn by its author──▶ gone: texts emptied, counts stay
 *   any ──fifth report, or staff──▶ hidden ──staff──▶ shown
 *
 * A place is kept as a street and a rough point, so that no house number can leave by any door.
 */
import { shouts } from "@stoep/contract/shouts";
import { implement } from "#kernel/module.ts";
import { figureHandlers } from "./handlers/figures.ts";
import { handlingHandlers } from "./handlers/handling.ts";
import { inboxHandlers } from "./handlers/inbox.ts";
import { readingHandlers } from "./handlers/reading.ts";
import { templateHandlers } from "./handlers/templates.ts";
import { writingHandlers } from "./handlers/writing.ts";

export { shoutAsSubject } from "./as-subject.ts";
export { erase } from "./erasing.ts";
export { searcher } from "./finding.ts";
export { jobs } from "./jobs.ts";
export { mails } from "./mails.ts";
export { notices } from "./notices.ts";
export { ownData } from "./own-data.ts";
export { roughly } from "./rules.ts";
export { listShoutsById, listShoutVersions, selectShoutsForFeed, shoutsForFeed } from "./store/in-feed.ts";
export { filesOfShouts as fileHolder } from "./store/subject.ts";
export { countLoaded as countLoadedShouts } from "./store/tally.ts";
export { viewCard as viewShoutCard } from "./views.ts";

export const module = implement(shouts, {
  ...readingHandlers,
  ...writingHandlers,
  ...inboxHandlers,
  ...handlingHandlers,
  ...figureHandlers,
  ...templateHandlers,
});
