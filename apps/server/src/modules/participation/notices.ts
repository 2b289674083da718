import { defineNotices } from "#modules/notifications/index.ts";
import { mails } from "./mails.ts";
import { words } from "./texts.ts";

/** Told by a job, which may run again. */
const ofAct = { isToldOnce: true, countsThings: true } as const;
const toldOfDecisions = {
  "participation.ideaProposed": ofAct,
  "participation.ideaInvestigated": ofAct,
  "participation.ideaAccepted": ofAct,
  "participation.ideaBudgeted": ofAct,
  "participation.ideaChosen": ofAct,
  "participation.ideaRejected": ofAct,
  "participation.ideaCosted": ofAct,
  "participation.ideaAnswered": ofAct,
  "participation.ideaAnsweredAgain": ofAct,
  "participation.worksUpdated": ofAct,
  "participation.worksDone": ofAct,
} as const;

export const notices = defineNotices(
  words.notices,
  {
    "participation.ideasMerged": ofAct,
    "participation.ideasSeparated": ofAct,
    ...toldOfDecisions,
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
