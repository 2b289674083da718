/** The notices about shouts. Each has a mail of its own; the lines are for digests. */
import { defineNotices } from "#modules/notifications/index.ts";
import { mails } from "./mails.ts";
import en from "./text/en.json" with { type: "json" };
import fr from "./text/fr.json" with { type: "json" };
import nl from "./text/nl.json" with { type: "json" };
import tr from "./text/tr.json" with { type: "json" };

export const notices = defineNotices(
  { en: en.notices, fr: fr.notices, nl: nl.notices, tr: tr.notices },
  {
    "shouts.inProgress": { mail: mails.shoutInProgress },
    "shouts.resumed": { mail: mails.shoutResumed },
    "shouts.done": { mail: mails.shoutDone },
    "shouts.replied": { mail: mails.shoutReplied },
    "shouts.solved": { mail: mails.shoutSolved },
    "shouts.notDone": {},
    "shouts.asked": { mail: mails.shoutAsked },
    // The author is told the reason, even if they opted out of notices.
    "shouts.hidden": { mail: mails.shoutHidden, isImportant: true },
    "shouts.shown": {},
    "shouts.assigned": { mail: mails.shoutAssigned },
    "shouts.mentioned": { mail: mails.shoutMentioned },
    "shouts.shared": { mail: mails.shoutShared },
    "shouts.reopened": { mail: mails.shoutReopened },
    "shouts.commented": { countsThings: true },
    "shouts.written": { countsThings: true },
  },
  { shout: { residents: "neighbours", staff: "shouts" } },
);
