/** The notices about conversations, without the texts themselves, which their authors may still delete. */
import { defineNotices } from "#modules/notifications/index.ts";
import { mails } from "./mails.ts";
import { words } from "./texts.ts";

export const notices = defineNotices(
  words.notices,
  {
    "conversations.commented": {},
    "conversations.answered": {},
    "conversations.reacted": { isOncePerPerson: true },
    "conversations.reactedToComment": { isOncePerPerson: true },
    "conversations.commentedOnOurs": {},
    "conversations.reported": { countsThings: true, path: "reports" },
    // Authors are told about decisions on their texts, even if they opted out of notices.
    "conversations.hiddenByReports": { isImportant: true },
    "conversations.hidden": { mail: mails.contentHidden, isImportant: true },
    "conversations.deleted": { mail: mails.contentDeleted, isImportant: true },
    "conversations.shown": { mail: mails.contentShown, isImportant: true },
    "conversations.upheld": { mail: mails.appealUpheld, isImportant: true },
    "conversations.reversed": { mail: mails.appealReversed, isImportant: true },
    "conversations.appealed": { mail: mails.appealArrived },
  },
  { decision: { residents: "decisions", staff: "reports?state=appealed&report=" } },
);
