import type { Codes } from "../kernel/codes.ts";

export const codes = {
  refusals: {
    residence_not_proven: [403, "Voting waits until it is shown that the resident lives here."],
  },
  fields: ["addressRequired", "addressUnknown", "addressOutside"],
  liveTopics: ["residents"],
  logActions: ["prove"],
} as const satisfies Codes;
