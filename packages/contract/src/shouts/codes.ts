import type { Codes } from "../kernel/codes.ts";

export const codes = {
  refusals: {
    shouts_off: [409, "The organisation does not take messages of this kind."],
    unproven_limit: [429, "Until it is shown that the resident lives here, few messages a day are taken."],
    already_shared: [409, "It is shared with the municipality already."],
    reopening_over: [409, "It was done more than 30 days ago."],
  },
  fields: ["outcomeRequired", "reopenReasonRequired", "assigneeUnknown", "mentionUnknown"],
  liveTopics: ["shouts"],
  logActions: ["assign", "setStatus", "askToShare", "hide", "show", "createTemplate", "editTemplate", "deleteTemplate"],
} as const satisfies Codes;
