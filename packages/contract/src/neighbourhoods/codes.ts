import type { Codes } from "../kernel/codes.ts";
import type { SearchCodes } from "../search-codes.ts";

export const codes = {
  fields: ["neighbourhoodUnknown", "streetUnknown"],
  found: [{ key: "neighbourhood", after: "person" }],
} as const satisfies Codes & SearchCodes;
