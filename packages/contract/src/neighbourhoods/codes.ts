import type { FoundCodes } from "../found-codes.ts";
import type { Codes } from "../kernel/codes.ts";

export const codes = {
  fields: ["neighbourhoodUnknown", "streetUnknown"],
  found: [{ key: "neighbourhood", after: "person" }],
} as const satisfies Codes & FoundCodes;
