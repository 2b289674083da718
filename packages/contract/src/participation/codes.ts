import type { Codes } from "../kernel/codes.ts";
import type { NoticeCodes } from "../notice-codes.ts";
import type { SearchCodes } from "../search-codes.ts";

export const codes = {
  refusals: {
    project_not_live: [409, "The project is not published yet."],
    project_ended: [409, "The project was ended already."],
    project_not_ended: [409, "The project was not ended early."],
  },
  fields: [
    "introductionRequired",
    "introductionTooLong",
    "textTooLong",
    "startRequired",
    "endRequired",
    "budgetNumber",
    "currencyRequired",
    "phasesRequired",
    "tooManyPhases",
    "phaseTitleRequired",
    "phaseTitleTooLong",
    "phaseTextTooLong",
    "phaseStartRequired",
    "phaseEndRequired",
    "phaseUntilNotBeforeStart",
    "phaseVideoUrlFormat",
    "endPassed",
  ],
  liveTopics: ["participation"],
  logActions: ["publish", "schedule", "edit", "delete", "undelete", "setPublic", "end", "reopen"],
  notices: {
    begun: { for: "residents", group: "progress" },
    phaseOpened: { for: "residents", group: "progress" },
  },
  found: [{ key: "project", after: "vacancy" }],
} as const satisfies Codes & NoticeCodes & SearchCodes;
