import type { Codes } from "../kernel/codes.ts";

export const codes = {
  refusals: {
    licence_out_of_scope: [403, "The one-off licence does not cover this."],
  },
  logActions: ["grant", "changeEnd", "end"],
  securityEvents: { rightsChanged: ["grant", "changeEnd", "end"] },
} as const satisfies Codes;
