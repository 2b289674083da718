import type { Codes } from "../kernel/codes.ts";

export const codes = {
  refusals: {
    already_sent: [409, "It was delivered, or is on its way."],
    words_not_kept: [409, "What it said is no longer kept, so it cannot be sent again."],
  },
  liveTopics: ["notifications"],
} as const satisfies Codes;
