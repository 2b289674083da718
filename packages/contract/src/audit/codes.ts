import type { Codes } from "../kernel/codes.ts";

export const codes = {
  refusals: {
    read_too_much: [429, "This membership has read the contact details of as many people as it may for now."],
  },
  securityEvents: { limited: ["read_too_much"] },
} as const satisfies Codes;
