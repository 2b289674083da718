import type { Codes } from "../kernel/codes.ts";

export const codes = {
  fields: ["contactRequired", "languageRequired", "ibanFormat", "swiftFormat", "consentRequired", "addressNeeded"],
  liveTopics: ["care"],
  logActions: [
    "createTag",
    "editTag",
    "deleteTag",
    "createCategory",
    "editCategory",
    "archiveCategory",
    "createFunction",
    "editFunction",
    "deleteFunction",
    "setFunction",
    "editSettings",
  ],
} as const satisfies Codes;
