import type { Codes } from "../kernel/codes.ts";

export const codes = {
  liveTopics: ["feed"],
} as const satisfies Codes;
