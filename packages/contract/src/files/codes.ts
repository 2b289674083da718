import type { Codes } from "../kernel/codes.ts";

export const codes = {
  logActions: ["refuseInfected"],
} as const satisfies Codes;
