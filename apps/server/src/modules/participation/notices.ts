import { defineNotices } from "#modules/notifications/index.ts";
import { mails } from "./mails.ts";
import { words } from "./texts.ts";

export const notices = defineNotices(
  words.notices,
  {
    "participation.begun": { mail: mails.projectBegun, isToldOnce: true, countsThings: true },
    "participation.phaseOpened": { mail: mails.phaseOpened, isToldOnce: true, countsThings: true },
    "participation.ideaTakenUp": { mail: mails.ideaTakenUp },
    "participation.ideaAdmitted": {},
    // The author is told the reason, even if they opted out of notices.
    "participation.ideaHidden": { mail: mails.ideaHidden, isImportant: true },
    "participation.ideaHiddenByReports": { isImportant: true },
    "participation.ideaShown": {},
    "participation.ideasWait": { countsThings: true },
  },
  {
    project: { residents: "projects", staff: "participation/projects" },
    idea: { residents: "ideas", staff: "participation/ideas" },
  },
);
