import type { Codes } from "../kernel/codes.ts";

export const codes = {
  fields: ["neighbourhoodUnknown", "streetUnknown"],
} as const satisfies Codes;
