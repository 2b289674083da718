/** The notices about shouts. Each has a mail of its own; the lines are for digests. */
import { defineNotices } from "#modules/notifications/index.ts";
import { mails } from "./mails.ts";
import { words } from "./texts.ts";

export const notices = defineNotices(
  words.notices,
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
    "shouts.hiddenByReports": { isImportant: true },
    "shouts.withdrawn": { path: "neighbours" },
    "shouts.authorSolved": {},
    "shouts.authorEdited": { countsThings: true },
    "shouts.authorWithdrew": { path: "shouts" },
    "shouts.assigned": { mail: mails.shoutAssigned },
    "shouts.mentioned": { mail: mails.shoutMentioned },
    "shouts.shared": { mail: mails.shoutShared },
    "shouts.reopened": { mail: mails.shoutReopened },
    "shouts.commented": { countsThings: true },
    "shouts.arrived": {},
    "shouts.waiting": { countsThings: true },
    "shouts.written": { countsThings: true },
  },
  { shout: { residents: "neighbours", staff: "shouts" } },
);
