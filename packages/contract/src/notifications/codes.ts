import type { Codes } from "../kernel/codes.ts";

export const codes = {
  refusals: {
    already_sent: [409, "It was delivered, or is on its way."],
    words_not_kept: [409, "What it said is no longer kept, so it cannot be sent again."],
    push_service_unknown: [403, "The browser's push service is not one that this installation calls."],
  },
  liveTopics: ["notifications"],
} as const satisfies Codes;
