import type { Codes } from "../kernel/codes.ts";

export const codes = {
  liveTopics: ["notifications"],
} as const satisfies Codes;
