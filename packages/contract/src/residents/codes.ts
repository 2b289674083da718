import type { Codes } from "../kernel/codes.ts";

export const codes = {
  refusals: {
    moved_lately: [409, "The resident moved within the last 30 days; until a day after the move it can be put right."],
    residence_not_proven: [403, "Voting waits until it is shown that the resident lives here."],
  },
  fields: [
    "addressRequired",
    "addressUnknown",
    "addressOutside",
    "addressSame",
    "declineReasonRequired",
    "phoneNotConfirmed",
  ],
  liveTopics: ["residents"],
  logActions: ["prove", "decline", "undoDecision", "move", "leave"],
} as const satisfies Codes;
