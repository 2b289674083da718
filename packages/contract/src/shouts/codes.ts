import type { Codes } from "../kernel/codes.ts";
import type { NoticeCodes } from "../notice-codes.ts";
import type { SearchCodes } from "../search-codes.ts";

export const codes = {
  refusals: {
    shouts_off: [409, "The organisation does not take messages of this kind."],
    unproven_limit: [429, "Until it is shown that the resident lives here, few messages a day are taken."],
    already_shared: [409, "It is shared with the municipality already."],
    reopening_over: [409, "It was done more than 30 days ago."],
  },
  fields: ["outcomeRequired", "reopenReasonRequired", "assigneeUnknown", "mentionUnknown"],
  liveTopics: ["shouts"],
  logActions: [
    "assign",
    "setStatus",
    "askToShare",
    "hide",
    "delete",
    "show",
    "createTemplate",
    "editTemplate",
    "deleteTemplate",
  ],
  notices: {
    inProgress: { for: "residents", group: "progress" },
    resumed: { for: "residents", group: "progress" },
    done: { for: "residents", group: "progress" },
    replied: { for: "residents", group: "progress" },
    solved: { for: "residents", group: "progress" },
    notDone: { for: "residents", group: "progress" },
    asked: { for: "residents", group: "progress" },
    hidden: { for: "residents", group: "progress" },
    shown: { for: "residents", group: "progress" },
    assigned: { for: "staff", group: "mine" },
    mentioned: { for: "staff", group: "mine" },
    shared: { for: "staff", group: "mine" },
    reopened: { for: "staff", group: "mine" },
    commented: { for: "staff", group: "mine", merges: true },
    written: { for: "staff", group: "arrivals", merges: true },
  },
  found: [{ key: "shout", after: "vacancy" }],
} as const satisfies Codes & NoticeCodes & SearchCodes;
